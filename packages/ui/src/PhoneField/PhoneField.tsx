import type { CountryCode } from 'libphonenumber-js/min';
import { forwardRef, useState, type FocusEvent } from 'react';
import { useInputRef } from '../Form/useInputRef.ts';
import type { OneValue } from '../Form/valueProps.ts';
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
  /** E.164: `+` and digits alone, such as `+79991234567`; empty for none. */
  value?: string;
  defaultValue?: string;
  /** Called with E.164, as far as the number goes. */
  onChange?: (e164: string) => void;
  /** Whose numbers may be typed without a country code, by ISO 3166, such as `RU`. */
  country?: CountryCode;
  /** Said of a text that can be no phone number in any country. */
  invalidMessage: string;
} & OneValue;

/**
 * A phone number in the international form. It takes every way of writing one, groups it at the end of the typing and
 * when it is left, and never moves the caret of a correction. A form sends E.164.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { value, defaultValue = '', onChange, country, invalidMessage, ...props },
  ref,
) {
  const input = useInputRef(ref);
  const read = usePhoneReader(country);
  const [own, setOwn] = useState(defaultValue);
  const e164 = value ?? own;
  // The text as it is typed, which stands for as long as the number is the one that was read from it.
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

/** Whether the text was corrected, not continued: a text that is set anew would take the caret to its end. */
const isCaretInside = (input: HTMLInputElement | null, text: string) =>
  input?.value === text && input.selectionEnd !== null && input.selectionEnd < text.length;
