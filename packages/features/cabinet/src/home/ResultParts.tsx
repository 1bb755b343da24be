import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { Amount, Card, Grid, Heading, KeyValueList, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

type Result = Schema<'MoneyResult'>;
type Part = keyof Result;

/** These are shown even when they are zero. */
const always: ReadonlySet<Part> = new Set(['putIn', 'takenOut', 'fees', 'result']);

const parts = [
  'putIn',
  'takenOut',
  'exchanged',
  'income',
  'prizes',
  'casePrices',
  'subscriptions',
  'fees',
  'result',
] as const satisfies readonly Part[];

/** Parts that come with or without a profit have a sign. */
const signOf = (part: Part) => (part === 'exchanged' || part === 'result' ? 'always' : 'negative');

/** The parts of the result in each currency, and of all together where there are several. Exact, so that they add up. */
export default function ResultParts({ statistics }: { statistics: Schema<'Statistics'> }) {
  const { t } = useTranslation(messages);
  const { others, overall } = statistics;
  return (
    <Stack gap={3}>
      <Grid gap={4}>
        {[statistics, ...others].map(({ result }) => (
          <PartsOf key={result.result.currency} title={result.result.currency} result={result} />
        ))}
        {others.length > 0 && <PartsOf title={t('result.overall')} result={overall} />}
      </Grid>
      <Text size={12} tone="muted">
        {t('result.note')}
      </Text>
    </Stack>
  );
}

function PartsOf({ title, result }: { title: string; result: Result }) {
  const { t } = useTranslation(messages);
  // A prize is nothing without its price.
  const hasCases = !isZero(result.prizes.amount) || !isZero(result.casePrices.amount);
  const isShown = (part: Part) =>
    always.has(part) ||
    !isZero(result[part].amount) ||
    (hasCases && (part === 'prizes' || part === 'casePrices'));
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={3} size={16}>
          {title}
        </Heading>
        <KeyValueList
          items={parts.filter(isShown).map((part) => ({
            id: part,
            term: t(`result.${part}`),
            value: <Amount value={result[part]} sign={signOf(part)} />,
            isTotal: part === 'result',
          }))}
        />
      </Stack>
    </Card>
  );
}
