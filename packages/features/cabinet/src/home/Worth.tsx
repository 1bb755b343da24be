import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { isZero } from '@meridian/money';
import { Amount, KeyValueList, LabelButton, Popover, Skeleton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { convertedTotal, longSample, placeOf } from './homeFigures.ts';

/** What all currencies are worth in one, only to look at. Its button opens the exact amounts and the age of the courses. */
export function Worth({ balance }: { balance: Schema<'Balance'> }) {
  const { t } = useTranslation(messages);
  const formatTime = useDateFormat('time');
  const { worth, currencies } = balance;
  if (!worth) return <Text tone="muted">{t('worth.unknown')}</Text>;
  const total = convertedTotal(balance);
  // The total of one currency is in the strip below.
  if (!total) return null;
  const owned = Object.entries(currencies).filter(([, figures]) => !isZero(figures.total.amount));
  return (
    <Popover
      label={t('worth.title')}
      placement="bottom start"
      trigger={
        <LabelButton>
          <span>{t('worth.about')}</span> <Amount value={total} precision="glance" />{' '}
          <span>{t('worth.inAll')}</span>
        </LabelButton>
      }
    >
      <Stack gap={3}>
        <KeyValueList
          items={[
            ...owned.map(([code, figures]) => ({
              id: code,
              term: code,
              value: <Amount value={figures.total} />,
            })),
            { id: 'all', term: t('worth.all'), value: <Amount value={total} />, isTotal: true },
          ]}
        />
        <Text size={12} tone="muted">
          {t('worth.rates', { time: formatTime(worth.courseDate) })}
        </Text>
      </Stack>
    </Popover>
  );
}

export function WorthSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <Skeleton {...placeOf('worth')}>
      <LabelButton isDisabled>
        <span>{t('worth.about')}</span> <Amount value={longSample} precision="glance" />{' '}
        <span>{t('worth.inAll')}</span>
      </LabelButton>
    </Skeleton>
  );
}
