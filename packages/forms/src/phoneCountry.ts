import { createStoredValue } from '@meridian/api-client/storage';
import { isLanguage, languageTable } from '@meridian/i18n';
import { isCountryCode } from '@meridian/personal-data';

/** Of this browser: its owner's numbers are mostly of one country. */
const chosen = createStoredValue(
  'phoneCountry',
  (value): value is string => typeof value === 'string' && isCountryCode(value),
);

/** Remembers the country that a user chose for a number. */
export function rememberPhoneCountry(country: string): void {
  chosen.write(country);
}

function findRegion(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    return undefined;
  }
}

/**
 * The country of numbers without a country code: the chosen one, else the region of the browser in the language of the page, else the
 * country of the language, else any region of the browser. Null if none is known.
 */
export function presetPhoneCountry(language: string): string | null {
  const isOfLanguage = (tag: string) => tag.toLowerCase().startsWith(`${language}-`);
  const candidates = [
    chosen.read(),
    ...navigator.languages.filter(isOfLanguage).map(findRegion),
    isLanguage(language) ? languageTable[language].phoneCountry : undefined,
    ...navigator.languages.map(findRegion),
  ];
  return candidates.find((country) => country !== undefined && isCountryCode(country)) ?? null;
}
