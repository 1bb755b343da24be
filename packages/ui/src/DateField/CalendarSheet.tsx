import { regionalLocale } from '@meridian/dates';
import styled from '@emotion/styled';
import {
  fromDate,
  getLocalTimeZone,
  GregorianCalendar,
  parseDate,
  toCalendarDate,
  type CalendarDate,
} from '@internationalized/date';
import { isDay } from './dayText.ts';
import { type ReactNode, useContext } from 'react';
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { NowContext } from '../UiProvider/NowContext.ts';
import { surfaceRules } from '../Popover/surfaceRules.ts';
import * as token from '../tokens/tokens.ts';
import type { SheetProps } from './CalendarOpener.tsx';

/** An ISO day as React Aria's `CalendarDate`; null if there is none. */
export const calendarDay = (day: string | undefined): CalendarDate | null =>
  day !== undefined && isDay(day) ? parseDate(day) : null;

/** The day at which a calendar opens that has none: React Aria would take it from the clock of the device. */
export function useCurrentDay(): CalendarDate {
  const now = useContext(NowContext);
  return toCalendarDate(fromDate(new Date(now()), getLocalTimeZone()));
}

/** Bounds for a calendar. Always Gregorian, because days are typed and stored that way in every locale. */
export const calendarBounds = (minimum: string | undefined, maximum: string | undefined) => {
  const [minValue, latest] = [calendarDay(minimum), calendarDay(maximum)];
  return {
    minValue,
    // If the maximum is before the minimum no day is selectable, and the calendar shows the minimum.
    maxValue: minValue && latest && latest.compare(minValue) < 0 ? minValue : latest,
    createCalendar: () => new GregorianCalendar(),
  };
};

/** The popover of a calendar. Its week starts as in the reader's region, and days are in Latin digits, as they are typed. */
export function CalendarSheet({ label, children, ...sheet }: SheetProps & { children: ReactNode }) {
  const { locale } = useLocale();
  return (
    <Surface {...sheet} placement="bottom end" offset={8}>
      <Content aria-label={label}>
        <I18nProvider locale={inLatinDigits(regionalLocale(locale))}>{children}</I18nProvider>
      </Content>
    </Surface>
  );
}

/** React Aria looks up its strings by the full locale name, so the locale only changes where digits differ. */
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
