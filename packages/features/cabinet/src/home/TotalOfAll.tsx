import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { isZero } from '@meridian/money';
import { Amount, Skeleton, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** All currencies in one, only to look at. Null where the courses are not known, or none is needed. */
export function convertedTotal({ worth, currencies }: Schema<'Balance'>): Schema<'Money'> | null {
  const isConverted = Object.values(currencies).some(
    ({ total }) => total.currency !== worth?.total.currency && !isZero(total.amount),
  );
  return worth && isConverted ? worth.total : null;
}

/** The total of all currencies, with the age of the courses if any was needed. */
export function TotalOfAll({ balance }: { balance: Schema<'Balance'> }) {
  const { t } = useTranslation(messages);
  const formatTime = useDateFormat('time');
  const { worth } = balance;
  if (!worth) return <Text tone="muted">{t('total.unknown')}</Text>;
  const value = <Amount value={worth.total} />;
  if (!convertedTotal(balance)) return <TotalLine value={value} />;
  return <TotalLine value={value} rates={t('total.rates', { time: formatTime(worth.courseDate) })} />;
}

export function TotalSkeleton() {
  const { t } = useTranslation(messages);
  return <TotalLine value={<Skeleton>{`10,000.00 USDT ${t('total.rates', { time: '00:00' })}`}</Skeleton>} />;
}

function TotalLine({ value, rates }: { value: ReactNode; rates?: string }) {
  const { t } = useTranslation(messages);
  return (
    <Text tone="muted">
      <span>{t('total.title')}</span> {value} <span>{rates}</span>
    </Text>
  );
}
