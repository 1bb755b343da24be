/** The parsed text of a phone field. */
export interface PhoneReading {
  /** The text, grouped if the numbering plan is known. */
  readonly text: string;
  /** `+` and the digits so far, or an empty string. */
  readonly e164: string;
  /** Whether a number of this length can exist. */
  readonly isPossible: boolean;
}

/** Adds the missing `+`: `tel:`, `00` and a bare country code are equivalent. A number that starts with one 0 is a national one. */
export function withPlus(text: string, mayBeNational: boolean): string {
  const number = text
    .normalize('NFKC')
    .trim()
    .replace(/^tel:\s*/i, '')
    // The first 0 may already have got a + before the second was typed.
    .replace(/^\+?00/, '+');
  return mayBeNational || /^\D*0/.test(number) || number.startsWith('+') || !/\d/.test(number)
    ? number
    : `+${number}`;
}

/** Parses a number without numbering plans, by its digits alone. */
export function readPlainPhone(text: string, mayBeNational: boolean): PhoneReading {
  const number = withPlus(text, mayBeNational);
  const digits = number.replace(/\D/g, '');
  const e164 = number.startsWith('+') && digits !== '' ? `+${digits}` : '';
  return { text: number, e164, isPossible: /^\+[1-9]\d{6,14}$/.test(e164) };
}
