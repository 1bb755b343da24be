import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { Amount, Skeleton, Text } from '@meridian/ui';
import type { ReactNode } from 'react';
import { sampleTime } from '@meridian/page-parts';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { convertedTotal, longSample, placeOf } from './homeFigures.ts';

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
  return (
    <TotalLine
      value={
        <Skeleton {...placeOf('worth')}>
          <Amount value={longSample} />
        </Skeleton>
      }
      rates={<Skeleton {...placeOf('rates')}>{t('total.rates', { time: sampleTime })}</Skeleton>}
    />
  );
}

function TotalLine({ value, rates }: { value: ReactNode; rates?: ReactNode }) {
  const { t } = useTranslation(messages);
  return (
    <Text tone="muted">
      <span>{t('total.title')}</span> {value} <span>{rates}</span>
    </Text>
  );
}
