import { cleanPhone, readInternationalPhone } from '@meridian/personal-data';

/** The parsed text of a phone field. */
export interface PhoneReading {
  /** The text, grouped if the numbering plan is known. */
  readonly text: string;
  /** `+` and the digits so far, or an empty string. */
  readonly e164: string;
  /** Whether a number of this length can exist. */
  readonly isPossible: boolean;
}

/** Parses a number without numbering plans, by its digits alone. */
export function readPlainPhone(typed: string): PhoneReading {
  const text = cleanPhone(typed);
  const e164 = readInternationalPhone(text) ?? '';
  return { text, e164, isPossible: /^\+[1-9]\d{6,14}$/.test(e164) };
}
