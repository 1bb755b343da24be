import type { Schema } from '@meridian/api-client';
import { useCourses } from '@meridian/api-client/react';
import { useDateFormat } from '@meridian/i18n';
import { add, exchangedAt, isZero, type Money } from '@meridian/money';
import { Amount, Skeleton, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** The default currency of section 9. */
const TOTAL_CURRENCY = 'USDT';

/** All currencies together, with the age of the rates. It is only looked at: an exchange has its own quote and fee. */
export function TotalOfAll({ balance: { currency, currencies } }: { balance: Schema<'Balance'> }) {
  const { t } = useTranslation('cabinet');
  const formatTime = useDateFormat('time');
  const to = TOTAL_CURRENCY in currencies ? TOTAL_CURRENCY : currency;
  const others = Object.entries(currencies).filter(
    ([code, { total }]) => code !== to && !isZero(total.amount),
  );
  const { data, error } = useCourses(others.length === 0 ? null : others.map(([code]) => code), to);
  const own = currencies[to];
  if (!own) return null;
  if (others.length === 0) return <TotalLine value={<Amount value={own.total} precision="glance" />} />;
  if (error) return <Text tone="muted">{t('total.unknown', { currency: to })}</Text>;
  if (!data) return <TotalSkeleton />;
  const total = others.reduce<Money>((sum, [code, figures]) => {
    const course = data.courses.find(({ from }) => from === code);
    if (!course) return sum;
    return { ...sum, amount: add(sum.amount, exchangedAt(course.rate, figures.total.amount, own.decimals)) };
  }, own.total);
  return (
    <TotalLine
      value={<Amount value={total} precision="glance" />}
      rates={t('total.rates', { time: formatTime(data.at) })}
    />
  );
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
