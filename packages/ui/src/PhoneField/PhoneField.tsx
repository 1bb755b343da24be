import type { CountryCode } from 'libphonenumber-js/min';
import { forwardRef, useState, type FocusEvent } from 'react';
import { useInputRef } from '../Form/useInputRef.ts';
import type { EitherValue } from '../Form/valueProps.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { usePhoneReader } from './usePhoneReader.ts';

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
  /** ISO 3166 code, such as `RU`. Numbers of this country need no country code. */
  country?: CountryCode;
  /** The message for text that is not a phone number in any country. */
  invalidMessage: string;
} & EitherValue;

/**
 * A phone number in international format. It accepts any notation, and groups digits at the end of the text and
 * on blur. It never moves the caret during a correction. A form submits E.164.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, defaultValue = '', onChange, country, invalidMessage, ...props },
  ref,
) {
  const input = useInputRef(ref);
  const read = usePhoneReader(country);
  const [own, setOwn] = useState(defaultValue);
  const e164 = value ?? own;
  // The typed text. Valid as long as the number is still the one that was parsed from it.
  const [draft, setDraft] = useState<{ text: string; e164: string } | null>(null);

  function take(number: string) {
    if (number === e164) return;
    setOwn(number);
    onChange?.(number);
  }

  function change(typed: string) {
    const reading = read(typed);
    setDraft({ text: isCaretInside(input.current, typed) ? typed : reading.text, e164: reading.e164 });
    take(reading.e164);
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const reading = draft && read(draft.text);
    if (reading?.isPossible) {
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
      value={draft?.e164 === e164 ? draft.text : read(e164).text}
      sentValue={e164}
      onChange={change}
      onBlur={leave}
      validate={(text) => (text.trim() === '' || read(text).isPossible ? null : invalidMessage)}
    />
  );
});

/** Whether the edit is inside the text. Regrouping it would move the caret to the end. */
const isCaretInside = (input: HTMLInputElement | null, text: string) =>
  input?.value === text && input.selectionEnd !== null && input.selectionEnd < text.length;
