import type { Schema } from '@meridian/api-client';
import type { FilterState } from '@meridian/lists';
import { add, calculateShares, compare, type DecimalString, isZero, subtract } from '@meridian/money';
import { Amount, Heading, Row, RowList, Stack } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { flowRules } from './flowRules.tsx';
import type { OperationsFilters } from './operationsFilters.ts';

interface OperationKindsProps {
  filters: FilterState<OperationsFilters>;
  kinds: readonly Schema<'OperationKindTotal'>[];
}

/** What happened in the period, each kind a filter, with its net and a bar of what came in and went out. */
export function OperationKinds({ filters, kinds }: OperationKindsProps) {
  const { t } = useTranslation(messages);
  const { type, kind: chosen } = filters.value;
  const most = kinds.map(turnoverOf).reduce((one, other) => (compare(one, other) < 0 ? other : one), '0');
  return (
    <Stack gap={1}>
      <Heading level={2} size={14}>
        {t('filter.kinds')}
      </Heading>
      <RowList layout="compact">
        <Row
          title={t('filter.allTypes')}
          isCurrent={type === undefined && chosen === undefined}
          onPress={() => filters.change({ type: undefined, kind: undefined })}
        />
        {kinds.map(({ kind, income, expense }) => (
          <Row
            key={kind}
            title={kind === 'fee' ? t('filter.ofTheseFees') : t(`kind.${kind}`)}
            value={<Amount value={{ ...income, amount: add(income.amount, expense.amount) }} sign="always" />}
            line={<Bar income={income.amount} expense={subtract('0', expense.amount)} most={most} />}
            isCurrent={kind === chosen}
            onPress={() => filters.change({ type: undefined, kind })}
          />
        ))}
      </RowList>
    </Stack>
  );
}

const turnoverOf = ({ income, expense }: Schema<'OperationKindTotal'>): DecimalString =>
  subtract(income.amount, expense.amount);

function Bar({ income, expense, most }: Readonly<Record<'income' | 'expense' | 'most', DecimalString>>) {
  const [came = '0', went = '0'] = calculateShares([
    income,
    expense,
    subtract(subtract(most, income), expense),
  ]);
  return (
    <Track aria-hidden>
      {!isZero(income) && (
        <Part style={{ inlineSize: `${came}%` }}>
          <rect width="100%" height="100%" />
        </Part>
      )}
      {!isZero(expense) && (
        <Part style={{ inlineSize: `${went}%` }}>
          <rect data-flow="expense" width="100%" height="100%" />
        </Part>
      )}
    </Track>
  );
}

/** At the start of the row in both directions of writing. */
const Track = styled('div')`
  display: flex;
  block-size: 4px;
`;

const Part = styled('svg')`
  flex: none;
  min-inline-size: 3px;
  block-size: 4px;
  ${flowRules}
`;
