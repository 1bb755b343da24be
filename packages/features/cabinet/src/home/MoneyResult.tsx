import type { Schema } from '@meridian/api-client';
import { Amount, Inline, LabelButton, Skeleton, SkeletonRows, Stack, Text } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { longSample, moneyResultOf, placeOf, textOf } from './homeFigures.ts';

/** Few people open it. */
const ResultParts = lazy(() => import('./ResultParts.tsx'));

/** What came of the money, in one line. A press shows what it is made of, in each currency. */
export function MoneyResult({ statistics }: { statistics: Schema<'Statistics'> | undefined }) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const known = statistics && moneyResultOf(statistics);
  return (
    <Stack gap={3} role="group" aria-label={t('result.title')}>
      <Inline gap={3} align="baseline">
        <LabelButton
          aria-expanded={isOpen}
          onPress={() => setOpen(!isOpen)}
          {...(!known && textOf('resultTitle', { title: t('result.title'), ofAll: t('result.ofAll') }))}
        >
          {t(`result.${known?.title ?? 'ofAll'}`)}
        </LabelButton>
        <Text weight="medium">
          {known ? (
            <Amount {...known.figure} />
          ) : (
            <Skeleton {...placeOf('result')}>
              <Amount value={longSample} sign="always" precision="glance" />
            </Skeleton>
          )}
        </Text>
      </Inline>
      {isOpen && statistics && (
        <Suspense fallback={<SkeletonRows count={6} />}>
          <ResultParts statistics={statistics} />
        </Suspense>
      )}
    </Stack>
  );
}
