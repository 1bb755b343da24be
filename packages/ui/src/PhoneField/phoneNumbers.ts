import { cleanPhone } from '@meridian/personal-data';
import { AsYouType, isSupportedCountry } from 'libphonenumber-js/min';
import type { PhoneReading } from './plainPhone.ts';

/**
 * Parses a number by its country's numbering plan. A number without its country code belongs to `country`; without one it is not read.
 * The plans are 40 kB, so import this file dynamically.
 */
export function readPhone(text: string, country?: string): PhoneReading {
  const typed = cleanPhone(text);
  const isOfCountry = country !== undefined && isSupportedCountry(country);
  if (!typed.startsWith('+') && !isOfCountry) return { text: typed, e164: '', isPossible: false };
  const number = new AsYouType(isOfCountry ? country : undefined);
  // Numbering plans change faster than releases, so only an impossible length is rejected.
  return { text: number.input(typed), e164: number.getNumberValue() ?? '', isPossible: number.isPossible() };
}
