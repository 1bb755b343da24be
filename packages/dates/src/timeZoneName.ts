import { dateFormat } from './dateFormat.ts';

/** The place of a time zone and its offset at a moment: «Москва, UTC+3», "Berlin, UTC+2". The offset alone where no place is known. */
export function timeZoneName(locale: string, timeZone: string, at: Date): string {
  const write = (timeZoneName: 'shortGeneric' | 'shortOffset') =>
    dateFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const offset = write('shortOffset').replace('GMT', 'UTC').replace('-', '\u2212');
  const isLatin = new Intl.Locale(locale).maximize().script === 'Latn';
  // Names such as CET are those of one season.
  const place = isLatin
    ? timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')
    : write('shortGeneric');
  const isUnknown = /^(?:GMT|UTC)/.test(place) || (!isLatin && /\p{Script=Latin}/u.test(place));
  return isUnknown ? offset : `${place}, ${offset}`;
}
