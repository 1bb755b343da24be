import styled from '@emotion/styled';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useTimeZone } from '../DateTime/useTimeZone.ts';
import { writeDate } from '../DateTime/writeDate.ts';
import { useNow } from './useNow.ts';
import { writeRelativeTime } from './writeRelativeTime.ts';

export interface RelativeTimeProps {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`; in the past or the future. */
  value: string;
  /**
   * IANA name for the exact time in the tooltip; defaults to the user's zone. An invalid zone falls back to
   * UTC, which is then marked.
   */
  timeZone?: string;
}

/**
 * How long ago or in how long something happens: "5 minutes ago". It updates without being announced again.
 * Where the exact moment matters, as for money, use `DateTime`.
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
