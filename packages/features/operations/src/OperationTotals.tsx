import type { Schema } from '@meridian/api-client';
import { add, type Money } from '@meridian/money';
import { Amount, Card, Divider, Stack, Stat, StatList, Text } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

interface OperationTotalsProps {
  /** One for each currency that the filter met. */
  totals: readonly Schema<'OperationTotal'>[];
  /** Operations that match the filters. */
  count: number;
}

/** Section 9: the default currency is named first, and leads the screen. */
const DEFAULT_CURRENCY = 'USDT';

/** What all operations of the filter come to, by currency. */
export function OperationTotals({ totals, count }: OperationTotalsProps) {
  const { t } = useTranslation('operations');
  const isDefault = ({ income }: Schema<'OperationTotal'>) => income.currency === DEFAULT_CURRENCY;
  const ordered = [...totals.filter(isDefault), ...totals.filter((total) => !isDefault(total))];
  return (
    <Card title={t('totals.title')}>
      <Stack gap={5}>
        {ordered.map(({ income, expense, held }, index) => (
          <Fragment key={income.currency}>
            {index > 0 && <Divider />}
            <StatList>
              <Stat
                emphasis={index === 0 ? 'lead' : 'quiet'}
                label={t('totals.change')}
                value={<Amount value={sumOf(income, expense)} sign="always" />}
              />
            </StatList>
            <StatList>
              <Stat label={t('totals.income')} value={<Amount value={income} sign="always" />} />
              <Stat label={t('totals.expense')} value={<Amount value={expense} />} />
              <Stat label={t('totals.held')} value={<Amount value={held} />} hint={t('totals.heldHint')} />
            </StatList>
          </Fragment>
        ))}
        <Text tone="muted">{t('totals.scope', { count })}</Text>
      </Stack>
    </Card>
  );
}

function sumOf(income: Money, expense: Money): Money {
  return { amount: add(income.amount, expense.amount), currency: income.currency };
}
