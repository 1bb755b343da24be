import type { Schema } from '@meridian/api-client';
import { isZero, type Money } from '@meridian/money';
import { Amount, Skeleton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

type Result = Schema<'MoneyResult'>;
type Part = Exclude<keyof Result, 'result'>;

/** These are shown even when they are zero. */
const always: ReadonlySet<Part> = new Set(['putIn', 'takenOut', 'fees']);

const parts = [
  'putIn',
  'takenOut',
  'exchanged',
  'income',
  'prizes',
  'casePrices',
  'subscriptions',
  'fees',
] as const satisfies readonly Part[];

/** Parts that come with or without a profit, and so have a sign. */
const signOf = (part: Part) => (part === 'exchanged' ? 'always' : 'negative');

/** What came of the money: a line for each currency, and one for all together where there are several. Exact, so that they add up. */
export function MoneyResults({ statistics }: { statistics: Schema<'Statistics'> | undefined }) {
  const { t } = useTranslation(messages);
  if (!statistics) {
    return (
      <Text tone="muted">
        <Skeleton>{t('result.note')}</Skeleton>
      </Text>
    );
  }
  const { others, overall } = statistics;
  return (
    <Stack gap={1} role="group" aria-label={t('result.title')}>
      {[statistics, ...others].map(({ result }) => (
        <ResultLine key={result.result.currency} title={result.result.currency} result={result} />
      ))}
      {others.length > 0 && <ResultLine title={t('result.overall')} result={overall} />}
      <Text size={12} tone="muted">
        {t('result.note')}
      </Text>
    </Stack>
  );
}

function ResultLine({ title, result }: { title: string; result: Result }) {
  const { t } = useTranslation(messages);
  // A prize is nothing without its price.
  const hasCases = !isZero(result.prizes.amount) || !isZero(result.casePrices.amount);
  const isShown = (part: Part) =>
    always.has(part) ||
    !isZero(result[part].amount) ||
    (hasCases && (part === 'prizes' || part === 'casePrices'));
  return (
    <Text>
      {title}
      {': '}
      {parts.filter(isShown).map((part) => (
        <span key={part}>
          {t(`result.${part}`)} <Amount value={result[part]} sign={signOf(part)} />
          {' · '}
        </span>
      ))}
      <Outcome value={result.result} />
    </Text>
  );
}

function Outcome({ value }: { value: Money }) {
  const { t } = useTranslation(messages);
  return (
    <Text isInline weight="medium">
      {t('result.result')} <Amount value={value} sign="always" />
    </Text>
  );
}
