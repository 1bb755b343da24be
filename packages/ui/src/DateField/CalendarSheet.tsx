import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { isDay } from './dayText.ts';
import type { ReactNode } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import { styled } from '../styles/styled.ts';
import * as token from '../tokens/tokens.ts';
import type { SheetProps } from './CalendarOpener.tsx';

/** An ISO day as React Aria's calendars take it; null where there is none. */
export const calendarDay = (day: string | undefined): CalendarDate | null =>
  day !== undefined && isDay(day) ? parseDate(day) : null;

/** The bounds of a calendar, in the years in which days are typed and stored here, whatever a locale counts in. */
export const calendarBounds = (minimum: string | undefined, maximum: string | undefined) => {
  const [minValue, latest] = [calendarDay(minimum), calendarDay(maximum)];
  return {
    minValue,
    // Where the last day is before the first no day is left, and a calendar has to stand somewhere: at the first.
    maxValue: minValue && latest && latest.compare(minValue) < 0 ? minValue : latest,
    createCalendar: () => new GregorianCalendar(),
  };
};

/** What a calendar floats on. Whatever the digits of the locale, its days are written in those in which a day is typed. */
export function CalendarSheet({ label, children, ...sheet }: SheetProps & { children: ReactNode }) {
  const { locale } = useLocale();
  return (
    <Surface {...sheet} placement="bottom end" offset={8}>
      <Content aria-label={label}>
        <I18nProvider locale={inLatinDigits(locale)}>{children}</I18nProvider>
      </Content>
    </Surface>
  );
}

/** React Aria finds its words for `pt-PT` or `zh-TW` by the whole name of the locale: it is changed where it has to be. */
const inLatinDigits = (locale: string): string =>
  new Intl.NumberFormat(locale).resolvedOptions().numberingSystem === 'latn'
    ? locale
    : new Intl.Locale(locale, { numberingSystem: 'latn' }).toString();

const Surface = styled(Popover)`
  ${surfaceRules}
`;

const Content = styled(Dialog)`
  padding: ${token.space2};
  outline: none;
`;
