import { cleanPhone } from '@meridian/personal-data';
import { useLatest } from '@meridian/use-latest';
import { forwardRef, useEffect, useState, type FocusEvent } from 'react';
import { useInputRef } from '../Form/useInputRef.ts';
import type { EitherValue } from '../Form/valueProps.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { usePhoneReader } from './usePhoneReader.ts';
import { useSubmitWhenReady } from './useSubmitWhenReady.ts';

type OwnTextProps =
  | 'type'
  | 'inputMode'
  | 'validate'
  | 'maxLength'
  | 'isVerbatim'
  | 'isLeading'
  | 'start'
  | 'sentValue';

export type PhoneFieldProps = Omit<TextFieldProps, OwnTextProps> & {
  /** E.164: `+` and digits, such as `+79991234567`; an empty string for none. */
  value?: string;
  defaultValue?: string;
  /** Called with E.164, possibly incomplete. */
  onChange?: (e164: string) => void;
  /** ISO 3166 code, such as `RU`, of a number that is typed without its country code. Such a number is invalid without it. */
  country?: string;
  /** Called when the text becomes a number without its country code, and when it no longer is. */
  onNationalChange?: (isNational: boolean) => void;
  /** The message for text that is not a phone number in any country. */
  invalidMessage: string;
} & EitherValue;

/**
 * A phone number in international format. It accepts any notation, and groups digits at the end of the text and
 * on blur. It never moves the caret during a correction. A form submits E.164.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, defaultValue = '', onChange, country, onNationalChange, invalidMessage, ...props },
  ref,
) {
  const input = useInputRef(ref);
  const { read, isLoading } = usePhoneReader(country);
  const [own, setOwn] = useState(defaultValue);
  const e164 = value ?? own;
  // The typed text. Valid as long as the number is still the one that was parsed from it.
  const [draft, setDraft] = useState<{ text: string; e164: string } | null>(null);
  const typed = draft?.e164 === e164 ? draft.text : null;
  const typedE164 = typed === null ? e164 : read(typed).e164;
  // A national number typed before the numbering plans are loaded has no E.164 yet.
  const isUnread = isLoading && typed !== null && typedE164 === '' && /\d/.test(typed);

  function take(number: string) {
    if (number === e164) return;
    setOwn(number);
    onChange?.(number);
  }

  // Loaded numbering plans can read the same text differently.
  const readAgain = useLatest(() => {
    if (typed === null || typedE164 === e164) return;
    setDraft({ text: typed, e164: typedE164 });
    take(typedE164);
  });
  useEffect(() => readAgain.current(), [read, readAgain]);
  useSubmitWhenReady(input, !isUnread && typedE164 === e164);

  function change(text: string) {
    const reading = read(text);
    if (isNational(text) !== isNational(typed ?? e164)) onNationalChange?.(isNational(text));
    setDraft({ text: isCaretInside(input.current, text) ? text : reading.text, e164: reading.e164 });
    take(reading.e164);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const reading = draft && read(draft.text);
    // A national number stays as typed: its country may still be corrected.
    if (reading?.isPossible && !isNational(reading.text)) {
      take(reading.e164);
      setDraft(null);
    }
    props.onBlur?.(event);
  }

  return (
    <TextField
      autoComplete="tel"
      {...props}
      ref={input}
      type="tel"
      value={typed ?? read(e164).text}
      sentValue={e164}
      onChange={change}
      onBlur={leave}
      validate={(text) => (text.trim() === '' || isUnread || read(text).isPossible ? null : invalidMessage)}
    />
  );
});

const isNational = (text: string) => /\d/.test(text) && !cleanPhone(text).startsWith('+');

/** Whether the edit is inside the text. Regrouping it would move the caret to the end. */
const isCaretInside = (input: HTMLInputElement | null, text: string) =>
  input?.value === text && input.selectionEnd !== null && input.selectionEnd < text.length;
