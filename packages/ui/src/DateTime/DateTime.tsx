import { styled } from '../styles/styled.ts';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTimeZone } from './useTimeZone.ts';
import { type Precision, writeDate } from './writeDate.ts';

export interface DateTimeProps {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`; a day alone, `2026-11-12`, is that day in every time zone. */
  value: string;
  /** `day` for terms, `minute` for operations, `second` where order within a minute matters. */
  precision?: Precision;
  /**
   * IANA name, such as `Europe/Moscow`; the reader's own unless it is given, of which a server knows nothing: it writes UTC.
   * What is no zone is UTC, and UTC is said.
   */
  timeZone?: string;
}

/** A moment in the reader's language and time zone. How long ago it was is said by `RelativeTime`. */
export function DateTime({ value, precision = 'minute', timeZone }: DateTimeProps) {
  const { locale } = useLocale();
  const zone = useTimeZone(timeZone);
  return <Root dateTime={value}>{writeDate(value, locale, precision, zone)}</Root>;
}

/** In one line wherever its place is as wide: on a phone with text twice as large it goes on in the next. */
const Root = styled('time')`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 100%;
  font-variant-numeric: tabular-nums;
  text-decoration: inherit;
`;
