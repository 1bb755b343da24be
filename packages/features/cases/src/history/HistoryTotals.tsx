import type { Schema } from '@meridian/api-client';
import { subtract } from '@meridian/money';
import { Amount, Card, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** What was spent against what was won, over every page of the filters. The result leads, since it is what cases cost. */
export function HistoryTotals({ totals }: { totals: readonly Schema<'CaseOperationTotal'>[] }) {
  const { t } = useTranslation(messages);
  return (
    <Card title={t('totals.title')} headingLevel={3}>
      <Stack gap={4}>
        {totals.map(({ spent, won }) => (
          <StatList key={spent.currency}>
            <Stat
              emphasis={totals.length === 1 ? 'lead' : 'quiet'}
              label={t('totals.result', { currency: spent.currency })}
              value={<Amount value={{ ...won, amount: subtract(won.amount, spent.amount) }} sign="always" />}
              hint={t('totals.resultHint')}
            />
            <Stat label={t('totals.spent')} value={<Amount value={spent} />} />
            <Stat label={t('totals.won')} value={<Amount value={won} />} />
          </StatList>
        ))}
        <Text tone="muted">{t('totals.scope')}</Text>
      </Stack>
    </Card>
  );
}
