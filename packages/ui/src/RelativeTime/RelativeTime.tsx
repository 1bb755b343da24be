import { styled } from '../styles/styled.ts';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTimeZone } from '../DateTime/useTimeZone.ts';
import { writeDate } from '../DateTime/writeDate.ts';
import { useNow } from './useNow.ts';
import { writeRelativeTime } from './writeRelativeTime.ts';

export interface RelativeTimeProps {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`; past or to come. */
  value: string;
  /** IANA name for the exact time that a pointer brings up; the reader's own unless it is given. What is no zone is UTC, and said to be. */
  timeZone?: string;
}

/**
 * How long ago something happened, or in how long it will, kept true without being read out again: "5 minutes ago".
 * Where the moment itself matters, as with every movement of money, use `DateTime`.
 */
export function RelativeTime({ value, timeZone }: RelativeTimeProps) {
  const { locale } = useLocale();
  const now = useNow();
  const moment = new Date(value).getTime();
  const exact = writeDate(value, locale, 'minute', useTimeZone(timeZone));
  const isKnown = now !== undefined && !Number.isNaN(moment);
  return (
    <Root dateTime={value} title={exact}>
      {isKnown ? writeRelativeTime(moment, now, locale) : exact}
    </Root>
  );
}

const Root = styled('time')`
  font-variant-numeric: tabular-nums;
`;
