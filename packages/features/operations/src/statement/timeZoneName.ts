import { dateFormat } from '@meridian/dates';
import { localTimeZone } from '@meridian/i18n';

/** The name of the user's time zone and its offset: «Москва, UTC+3». The offset alone where the browser has only an English name. */
export function timeZoneName(locale: string): string {
  const write = (timeZoneName: 'shortGeneric' | 'shortOffset') =>
    dateFormat(locale, { timeZone: localTimeZone(), timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const name = write('shortGeneric');
  const offset = write('shortOffset').replace('GMT', 'UTC');
  const isForeign = new Intl.Locale(locale).maximize().script !== 'Latn' && /\p{Script=Latin}/u.test(name);
  return isForeign || name.startsWith('GMT') ? offset : `${name}, ${offset}`;
}
