import type { Schema } from '@meridian/api-client';
import { add, isZero } from '@meridian/money';
import { Amount, Card, Divider, Stack, Stat, StatList, Text } from '@meridian/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

interface OperationTotalsProps {
  /** One for each currency, in the server's order. */
  totals: readonly Schema<'OperationTotal'>[];
  /** Operations that match the filters. */
  count: number;
}

const outcomes = ['held', 'released', 'forfeited'] as const;

/** Totals of all operations that match the filters, by currency. Accruals are shown only for a currency that has any. */
export function OperationTotals({ totals, count }: OperationTotalsProps) {
  const { t } = useTranslation('operations');
  return (
    <Card title={t('totals.title')}>
      <Stack gap={5}>
        {totals.map((total, index) => (
          <Fragment key={total.income.currency}>
            {index > 0 && <Divider />}
            <StatList>
              <Stat
                emphasis={index === 0 ? 'lead' : 'quiet'}
                label={t('totals.change')}
                value={<Amount value={changeOf(total)} sign="always" />}
              />
            </StatList>
            <StatList>
              <Stat label={t('totals.income')} value={<Amount value={total.income} sign="always" />} />
              <Stat label={t('totals.expense')} value={<Amount value={total.expense} />} />
            </StatList>
            {outcomes.some((outcome) => !isZero(total[outcome].amount)) && (
              <StatList>
                {outcomes.map((outcome) => (
                  <Stat
                    key={outcome}
                    label={t(`totals.${outcome}`)}
                    value={<Amount value={total[outcome]} />}
                    hint={t(`totals.${outcome}Hint`)}
                  />
                ))}
              </StatList>
            )}
          </Fragment>
        ))}
        <Text tone="muted">{t('totals.scope', { count })}</Text>
      </Stack>
    </Card>
  );
}

/** The change of the available balance; held and lost accruals are not part of it. */
function changeOf({ income, expense }: Schema<'OperationTotal'>): Schema<'Money'> {
  return { amount: add(income.amount, expense.amount), currency: income.currency };
}
