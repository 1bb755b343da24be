import type { Schema } from '@meridian/api-client';
import { add, isZero } from '@meridian/money';
import {
  Accordion,
  Amount,
  Card,
  Inline,
  type KeyValueItem,
  KeyValueList,
  Stack,
  Stat,
  StatList,
  Text,
} from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';

interface OperationTotalsProps {
  /** One for each currency, in the server's order. */
  totals: readonly Schema<'OperationTotal'>[];
  /** Operations that match the filters. */
  count: number;
}

const outcomes = ['held', 'released', 'forfeited'] as const;

/**
 * Totals of all operations that match the filters. The first currency's change of the balance leads; its accruals and the other
 * currencies are collapsed, so that the operations stay on the first screen of a phone.
 */
export const OperationTotals = memo(function OperationTotals({ totals, count }: OperationTotalsProps) {
  const { t } = useTranslation('operations');
  const [lead, ...others] = totals;
  if (!lead) return null;
  const details = [
    ...(hasAccruals(lead) ? [{ total: lead, hasChange: false }] : []),
    ...others.map((total) => ({ total, hasChange: true })),
  ];
  return (
    <Card>
      <Stack gap={3}>
        <StatList label={t('totals.title')}>
          <Stat
            emphasis="lead"
            label={t('totals.change')}
            value={<Amount value={changeOf(lead)} sign="always" />}
          />
        </StatList>
        <Inline gap={3}>
          <Text isInline tone="muted">
            {t('totals.income')} <Amount value={lead.income} sign="always" />
          </Text>
          <Text isInline tone="muted">
            {t('totals.expense')} <Amount value={lead.expense} />
          </Text>
        </Inline>
        {details.length > 0 && (
          <Accordion
            headingLevel={2}
            items={[
              {
                id: 'details',
                title: t(others.length > 0 ? 'totals.moreByCurrency' : 'totals.more'),
                content: (
                  <Stack gap={4}>
                    {details.map(({ total, hasChange }) => (
                      <CurrencyTotals key={total.income.currency} total={total} hasChange={hasChange} />
                    ))}
                    <Text tone="muted">{t('totals.scope', { count })}</Text>
                  </Stack>
                ),
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
});

/** Accruals are shown only for a currency that has any. */
function CurrencyTotals({ total, hasChange }: { total: Schema<'OperationTotal'>; hasChange: boolean }) {
  const { t } = useTranslation('operations');
  const change: KeyValueItem[] = [
    { id: 'change', term: t('totals.change'), value: <Amount value={changeOf(total)} sign="always" /> },
    { id: 'income', term: t('totals.income'), value: <Amount value={total.income} sign="always" /> },
    { id: 'expense', term: t('totals.expense'), value: <Amount value={total.expense} /> },
  ];
  const accruals = outcomes.map((outcome) => ({
    id: outcome,
    term: t(`totals.${outcome}`),
    hint: t(`totals.${outcome}Hint`),
    value: <Amount value={total[outcome]} />,
  }));
  return (
    <Stack gap={0}>
      <Text weight="medium">{total.income.currency}</Text>
      <KeyValueList items={[...(hasChange ? change : []), ...(hasAccruals(total) ? accruals : [])]} />
    </Stack>
  );
}

const hasAccruals = (total: Schema<'OperationTotal'>) =>
  outcomes.some((outcome) => !isZero(total[outcome].amount));

/** The change of the available balance; held and lost accruals are not part of it. */
function changeOf({ income, expense }: Schema<'OperationTotal'>): Schema<'Money'> {
  return { amount: add(income.amount, expense.amount), currency: income.currency };
}
