import { AsYouType, type CountryCode } from 'libphonenumber-js/min';
import { withPlus, type PhoneReading } from './plainPhone.ts';

/** Reads a number by the plan of its country. The plans are 40 kB: import this file only where a phone is asked for. */
export function readPhone(text: string, country?: CountryCode): PhoneReading {
  const number = new AsYouType(country);
  const grouped = number.input(withPlus(text, country !== undefined));
  // Plans change faster than the releases that describe them, so only a length that cannot be is refused.
  return { text: grouped, e164: number.getNumberValue() ?? '', isPossible: number.isPossible() };
}
