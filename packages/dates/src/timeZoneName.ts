import { dateFormat } from './dateFormat.ts';

/** The name of a time zone and its offset at a moment: «Москва, UTC+3». The offset alone where there is only an English name. */
export function timeZoneName(locale: string, timeZone: string, at: Date): string {
  const write = (timeZoneName: 'shortGeneric' | 'shortOffset') =>
    dateFormat(locale, { timeZone, timeZoneName })
      .formatToParts(at)
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const name = write('shortGeneric');
  const offset = write('shortOffset').replace('GMT', 'UTC');
  const isForeign = new Intl.Locale(locale).maximize().script !== 'Latn' && /\p{Script=Latin}/u.test(name);
  return isForeign || name.startsWith('GMT') ? offset : `${name}, ${offset}`;
}
