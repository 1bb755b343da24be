/** What was made of a text in a phone field. */
export interface PhoneReading {
  /** The text, grouped where the country's plan is known. */
  readonly text: string;
  /** `+` and digits alone as far as they go, or nothing. */
  readonly e164: string;
  /** Whether a number of that length exists. */
  readonly isPossible: boolean;
}

/** Gives a number the `+` that it was pasted without: `tel:`, `00` and a bare country code mean the same. */
export function withPlus(text: string, mayBeNational: boolean): string {
  const number = text
    .normalize('NFKC')
    .trim()
    .replace(/^tel:\s*/i, '')
    // The first 0 may have got its + before the second was typed.
    .replace(/^\+?00/, '+');
  return mayBeNational || number.startsWith('+') || !/\d/.test(number) ? number : `+${number}`;
}

/** Reads a number before the plans of the countries have come, or without them: by its digits alone. */
export function readPlainPhone(text: string, mayBeNational: boolean): PhoneReading {
  const number = withPlus(text, mayBeNational);
  const digits = number.replace(/\D/g, '');
  const e164 = number.startsWith('+') && digits !== '' ? `+${digits}` : '';
  return { text: number, e164, isPossible: /^\+[1-9]\d{6,14}$/.test(e164) };
}
