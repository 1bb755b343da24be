import type { Schema } from '@meridian/api-client';
import { Amount, Inline, Skeleton, SkeletonRows, Stack, Text } from '@meridian/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { LabelButton } from './LabelButton.tsx';

/** Few people open it. */
const ResultParts = lazy(() => import('./ResultParts.tsx'));

/** What came of the money, in one line. A press shows what it is made of, in each currency. */
export function MoneyResult({ statistics }: { statistics: Schema<'Statistics'> | undefined }) {
  const { t } = useTranslation(messages);
  const [isOpen, setOpen] = useState(false);
  const isOfAll = (statistics?.others.length ?? 0) > 0;
  const result = isOfAll ? statistics?.overall.result : statistics?.result.result;
  return (
    <Stack gap={3} role="group" aria-label={t('result.title')}>
      <Inline gap={3} align="baseline">
        <LabelButton aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
          {t(isOfAll ? 'result.ofAll' : 'result.title')}
        </LabelButton>
        <Text weight="medium">
          {result ? <Amount value={result} sign="always" /> : <Skeleton>+1,000.00 USDT</Skeleton>}
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
