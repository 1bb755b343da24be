import { useDateFormat, useDayTitle, useLocale } from '@meridian/i18n';
import { calculateAbout, compare, type DecimalString, isZero, type Money } from '@meridian/money';
import { serverNow } from '@meridian/server-clock';
import { Popover, Stack, Text } from '@meridian/ui';
import { styled, UnstyledButton } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AboutAmountProps } from './AboutAmount.tsx';
import { useCourses } from './courses.requests.ts';
import { useDayCourses } from './dayCourses.requests.ts';
import { messages } from './messages.ts';
import { useAboutText } from './useAboutText.ts';

interface AboutValueProps extends AboutAmountProps {
  /** The display currency. */
  code: string;
}

/** What is known of the courses: a rate for each currency, or why there is no value. */
type Known =
  | { readonly state: 'loading' | 'unknown' }
  | { readonly state: 'old'; readonly time: string }
  | {
      readonly state: 'known';
      readonly rateOf: (currency: string) => DecimalString | undefined;
      readonly source: string;
      /** When the latest courses were taken; undefined for those of a day. */
      readonly time?: string;
    };

function useKnownCourses({ of, day, period, code }: AboutValueProps): Known {
  const [first] = of;
  const latest = useCourses(day === undefined);
  const past = useDayCourses(
    day === undefined || !first
      ? null
      : { code, currency: first.currency, from: period?.from ?? day, to: period?.to ?? day },
  );
  if (day !== undefined) {
    if (past.error) return { state: 'unknown' };
    if (!past.data) return { state: 'loading' };
    const rate = past.data.items.find(({ date }) => date === day)?.rate;
    const rateOf = (currency: string) => (currency === first?.currency ? rate : undefined);
    return { state: 'known', rateOf, source: past.data.source };
  }
  if (latest.error && !latest.data) return { state: 'unknown' };
  if (!latest.data) return { state: 'loading' };
  const { courseDate, validUntil, courses, source } = latest.data;
  if (courseDate === null || validUntil === null) return { state: 'unknown' };
  if (Date.parse(validUntil) < serverNow()) return { state: 'old', time: courseDate };
  const rates = new Map(
    courses
      .filter(({ displayCurrency }) => displayCurrency === code)
      .map(({ currency, rate }) => [currency, rate]),
  );
  return { state: 'known', rateOf: (currency) => rates.get(currency), source, time: courseDate };
}

/** The value itself, or in words why there is none. What it was computed from is a press away, or in its title. */
export default function AboutValue(props: AboutValueProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const formatMoment = useDateFormat('minute');
  const dayTitle = useDayTitle('short');
  const writeAbout = useAboutText();
  const known = useKnownCourses(props);
  const { of, day, code, isBrief = false } = props;
  const currency = code;
  if (known.state === 'loading' || of.every(({ amount }) => isZero(amount))) return null;

  const about = known.state === 'known' ? calculateAbout(of, known.rateOf) : undefined;
  if (known.state !== 'known' || about === undefined) {
    // The leading figure of the page says it.
    if (isBrief) return null;
    const isOld = known.state === 'old';
    return (
      <Explained title={t('title')} value={t(isOld ? 'old' : 'unknown', { currency })}>
        <Text>{isOld ? t('oldNote', { time: formatMoment(known.time) }) : t('unknownNote')}</Text>
      </Explained>
    );
  }
  const value = writeAbout(about, code);
  const origin =
    day === undefined || known.time !== undefined
      ? t('now', { time: formatMoment(known.time ?? ''), source: known.source })
      : t('ofDay', { date: dayTitle(day), source: known.source });
  const courses = of.flatMap((money) => courseOf(money, known.rateOf));
  if (isBrief) {
    return (
      <span title={[...courses, origin].join('\n')} translate="no">
        {value}
      </span>
    );
  }
  return (
    <Explained title={t('title')} value={value}>
      <Stack gap={1}>
        {courses.map((course) => (
          <Text key={course} isTabular translate="no">
            {course}
          </Text>
        ))}
      </Stack>
      <Text size={12} tone="muted">
        {origin}
      </Text>
      <Text size={12} tone="muted">
        {t('note')}
      </Text>
    </Explained>
  );

  /** Such as `1 BTC = 58,976 EUR`, to six digits. */
  function courseOf(
    { currency: from, amount }: Money,
    rateOf: (currency: string) => DecimalString | undefined,
  ): string[] {
    const rate = rateOf(from);
    if (rate === undefined || isZero(amount)) return [];
    const short = new Intl.NumberFormat(locale, {
      numberingSystem: 'latn',
      maximumSignificantDigits: compare(rate, '100000') < 0 ? 6 : 8,
    });
    return [`1\u00a0${from} ≈ ${short.format(rate)}\u00a0${code}`];
  }
}

interface ExplainedProps {
  title: string;
  value: string;
  children: ReactNode;
}

/** A value that opens what it was computed from. */
const Explained = ({ title, value, children }: ExplainedProps) => (
  <Popover
    label={title}
    placement="bottom start"
    trigger={
      <Trigger>
        <span>{value}</span>
      </Trigger>
    }
  >
    <Stack gap={3}>{children}</Stack>
  </Popover>
);

const Trigger = styled(UnstyledButton)`
  min-block-size: ${token.space6};
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token.radiusControl};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > span {
    text-decoration: underline dotted;
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
  }

  &:is([data-hovered], [data-pressed]) {
    color: ${token.ink};
  }

  @media (pointer: coarse) {
    min-block-size: ${token.targetMin};
    margin-block: calc((${token.space6} - ${token.targetMin}) / 2);
  }
`;
