import styled from '@emotion/styled';
import { useLocale } from 'react-aria-components/I18nProvider';

export interface DateTimeProps {
  /** RFC 3339, such as `2026-11-12T08:30:00Z`. */
  value: string;
  /** `day` for terms, `minute` for operations, `second` where order within a minute matters. */
  precision?: 'day' | 'minute' | 'second';
  /** IANA name, such as `Europe/Moscow`; the reader's own unless it is given. */
  timeZone?: string;
}

const formats = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** A moment in the reader's language and time zone. */
export function DateTime({ value, precision = 'minute', timeZone }: DateTimeProps) {
  const { locale } = useLocale();
  const format = new Intl.DateTimeFormat(locale, { ...formats[precision], timeZone });
  return <Root dateTime={value}>{format.format(new Date(value))}</Root>;
}

const Root = styled.time`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
