import styled from '@emotion/styled';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useThisYear, useTimeZone } from './useTimeZone.ts';
import { type Precision, writeDate } from './writeDate.ts';

export interface DateTimeProps {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`. A date without time, `2026-11-12`, is the same day in every zone. */
  value: string;
  /**
   * `day` for terms, `minute` for operations, `second` if the order within a minute matters. `time` is the time of day
   * to the second, for a moment that is at most minutes away.
   */
  precision?: Precision;
  /**
   * IANA name, such as `Europe/Moscow`; defaults to the user's zone. A server does not know that zone and
   * writes UTC. An invalid zone falls back to UTC. UTC is always marked.
   */
  timeZone?: string;
  /** By default the year is left out if it is this one. `always` for documents and what is printed. */
  year?: 'auto' | 'always';
}

/** A moment in the user's language and time zone. For "5 minutes ago" use `RelativeTime`. */
export function DateTime({ value, precision = 'minute', timeZone, year = 'auto' }: DateTimeProps) {
  const { locale } = useLocale();
  const zone = useTimeZone(timeZone);
  const thisYear = useThisYear();
  return (
    <Root dateTime={value}>
      {writeDate(value, locale, precision, zone, year === 'auto' ? thisYear : undefined)}
    </Root>
  );
}

/** Does not wrap unless it is wider than its container, as on a phone at 200 % text size. */
const Root = styled('time')`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;
  text-decoration: inherit;
`;
