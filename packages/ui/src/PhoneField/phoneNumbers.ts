import { AsYouType, type CountryCode } from 'libphonenumber-js/min';
import { withPlus, type PhoneReading } from './plainPhone.ts';

/** Parses a number by its country's numbering plan. The plans are 40 kB, so import this file dynamically. */
export function readPhone(text: string, country?: CountryCode): PhoneReading {
  const number = new AsYouType(country);
  const grouped = number.input(withPlus(text, country !== undefined));
  // Numbering plans change faster than releases, so only an impossible length is rejected.
  return { text: grouped, e164: number.getNumberValue() ?? '', isPossible: number.isPossible() };
}
