import type { Schema } from '@meridian/api-client';
import { useCourses } from '@meridian/api-client/react';
import { useDateFormat } from '@meridian/i18n';
import { add, exchangedAt, isZero, type Money } from '@meridian/money';
import { Amount, Skeleton, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The default currency of section 9. */
const TOTAL_CURRENCY = 'USDT';

/** All currencies in one: null while the courses load, unknown without them. `at` is their time, if any was needed. */
type Total = { isKnown: true; value: Money; at?: string } | { isKnown: false; currency: string } | null;

/** The total of all currencies. It is only looked at: an exchange has its own quote and fee. */
export function useTotal(balance: Schema<'Balance'> | undefined): Total {
  const currencies = balance?.currencies ?? {};
  const to = TOTAL_CURRENCY in currencies ? TOTAL_CURRENCY : (balance?.currency ?? TOTAL_CURRENCY);
  const others = Object.entries(currencies).filter(
    ([code, { total }]) => code !== to && !isZero(total.amount),
  );
  const { data, error } = useCourses(others.length === 0 ? null : others.map(([code]) => code), to);
  const own = currencies[to];
  if (!own) return { isKnown: false, currency: to };
  if (others.length === 0) return { isKnown: true, value: own.total };
  if (error) return { isKnown: false, currency: to };
  if (!data) return null;
  const value = others.reduce<Money>((sum, [code, figures]) => {
    const course = data.courses.find(({ from }) => from === code);
    if (!course) return sum;
    return { ...sum, amount: add(sum.amount, exchangedAt(course.rate, figures.total.amount, own.decimals)) };
  }, own.total);
  return { isKnown: true, value, at: data.at };
}

/** The total of all currencies, with the age of the courses. */
export function TotalOfAll({ balance }: { balance: Schema<'Balance'> }) {
  const { t } = useTranslation('cabinet');
  const formatTime = useDateFormat('time');
  const total = useTotal(balance);
  if (!total) return <TotalSkeleton />;
  if (!total.isKnown) return <Text tone="muted">{t('total.unknown', { currency: total.currency })}</Text>;
  const value = <Amount value={total.value} precision="glance" />;
  if (total.at === undefined) return <TotalLine value={value} />;
  return <TotalLine value={value} rates={t('total.rates', { time: formatTime(total.at) })} />;
}

export function TotalSkeleton() {
  const { t } = useTranslation('cabinet');
  return <TotalLine value={<Skeleton>{`10,000.00 USDT ${t('total.rates', { time: '00:00' })}`}</Skeleton>} />;
}

function TotalLine({ value, rates }: { value: ReactNode; rates?: string }) {
  const { t } = useTranslation('cabinet');
  return (
    <Text tone="muted">
      {t('total.title')} {value} {rates}
    </Text>
  );
}
