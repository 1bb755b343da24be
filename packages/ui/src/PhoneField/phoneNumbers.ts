import { AsYouType, type CountryCode } from 'libphonenumber-js/min';
import { withPlus, type PhoneReading } from './plainPhone.ts';

/** Parses a number by its country's numbering plan. The plans are 40 kB, so import this file dynamically. */
export function readPhone(text: string, country?: CountryCode): PhoneReading {
  const number = new AsYouType(country);
  const typed = withPlus(text, country !== undefined);
  const grouped = number.input(typed);
  const isReadable = country !== undefined || typed.startsWith('+');
  // Numbering plans change faster than releases, so only an impossible length is rejected.
  return {
    text: isReadable ? grouped : typed,
    e164: number.getNumberValue() ?? '',
    isPossible: number.isPossible(),
  };
}
