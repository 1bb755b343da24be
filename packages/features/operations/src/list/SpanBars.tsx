import type { Schema } from '@meridian/api-client';
import { useDaySpan, useDayTitle, useMonthTitle } from '@meridian/i18n';
import { calculateShares, compare, type DecimalString, isZero, subtract } from '@meridian/money';
import { Amount, Heading } from '@meridian/ui';
import { styled } from '@meridian/ui/styles';
import * as token from '@meridian/ui/tokens';
import { useTranslation } from 'react-i18next';
import { FlowMark, flowRules } from './flowRules.tsx';
import { operationListMessages } from './messages.ts';

type Span = Schema<'OperationSpan'>;
type Unit = Schema<'OperationBreakdown'>['unit'];

/** What came in and went out in each week of the list, or in each longer span of a long one. The figures are in the `SpanTable`. */
export function SpanBars({ breakdown: { spans, unit } }: { breakdown: Schema<'OperationBreakdown'> }) {
  const { t } = useTranslation(operationListMessages);
  const nameSpan = useSpanName(unit);
  const flows = spans.map(({ income, expense }) => [
    { flow: 'income', amount: income.amount },
    { flow: 'expense', amount: subtract('0', expense.amount) },
  ]);
  const highest = flows
    .flat()
    .reduce<DecimalString>((most, { amount }) => (compare(most, amount) < 0 ? amount : most), '0');
  const named = spans.filter((_, index) => spans.length <= 4 || index === 0 || index === spans.length - 1);
  return (
    <Root>
      <Title>
        <Heading level={2} size={14}>
          {t(`spans.${unit}`)}
        </Heading>
        <FlowMark flow="income">{t('totals.income')}</FlowMark>
        <FlowMark flow="expense">{t('totals.expense')}</FlowMark>
      </Title>
      <div aria-hidden>
        <Bars>
          {flows.map((ofSpan, index) => (
            <svg key={spans[index]?.from}>
              {ofSpan.map(({ flow, amount }, place) => (
                <rect
                  key={flow}
                  data-flow={flow}
                  x={`${14 + place * 38}%`}
                  width="34%"
                  {...sizeOf(amount, highest)}
                />
              ))}
            </svg>
          ))}
        </Bars>
        <Names data-each={named.length === spans.length || undefined}>
          {named.map((span) => (
            <span key={span.from}>{nameSpan(span)}</span>
          ))}
        </Names>
      </div>
    </Root>
  );
}

/** The same in figures. */
export function SpanTable({ breakdown: { spans, unit } }: { breakdown: Schema<'OperationBreakdown'> }) {
  const { t } = useTranslation(operationListMessages);
  const nameSpan = useSpanName(unit);
  return (
    <Figures>
      <thead>
        <tr>
          <th scope="col">{t('spans.days')}</th>
          <th scope="col">{t('totals.income')}</th>
          <th scope="col">{t('totals.expense')}</th>
        </tr>
      </thead>
      <tbody>
        {spans.map((span) => (
          <tr key={span.from}>
            <th scope="row">{nameSpan(span)}</th>
            <td>
              <Amount value={span.income} sign="always" />
            </td>
            <td>
              <Amount value={span.expense} sign="always" />
            </td>
          </tr>
        ))}
      </tbody>
    </Figures>
  );
}

/** Up from the base line. What is not zero has at least a hundredth of the height. */
function sizeOf(amount: DecimalString, highest: DecimalString) {
  const [height, rest] = calculateShares([amount, subtract(highest, amount)]);
  return height === '0' && !isZero(amount)
    ? { y: '99%', height: '1%' }
    : { y: `${rest}%`, height: `${height}%` };
}

function useSpanName(unit: Unit): (span: Span) => string {
  const nameDay = useDayTitle('short');
  const nameDays = useDaySpan();
  const nameMonth = useMonthTitle();
  return ({ from, to }) => {
    switch (unit) {
      case 'month':
        return nameMonth(from);
      case 'year':
        return from.slice(0, 4);
      case 'week':
      case 'quarter':
        return from === to ? nameDay(from) : nameDays(from, to);
    }
  };
}

const Root = styled('section')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space2};
`;

const Title = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token.space3};

  & > h2 {
    flex: 1 0 auto;
  }
`;

/** Each span is a drawing of its own, so that the order of time follows the direction of the text. */
const Bars = styled('div')`
  display: flex;
  block-size: 76px;
  border-block-end: 1px solid ${token.lineStrong};

  & > svg {
    flex: 1 1 0;
    min-inline-size: 0;
    block-size: 100%;
    ${flowRules}
  }
`;

const Names = styled('div')`
  display: flex;
  justify-content: space-between;
  gap: ${token.space3};
  min-block-size: ${token.line12};
  padding-block-start: ${token.space1};
  color: ${token.inkMuted};
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};

  &[data-each] > span {
    flex: 1 1 0;
    text-align: center;
  }
`;

const Figures = styled('table')`
  inline-size: 100%;
  border-collapse: collapse;
  font: ${token.weightRegular} ${token.text12} / ${token.line12} ${token.fontSans};
  font-variant-numeric: tabular-nums slashed-zero;

  :is(th, td) {
    padding: ${token.space1} 0;
    font-weight: inherit;
    text-align: end;
    vertical-align: baseline;
  }

  th:first-of-type {
    color: ${token.inkMuted};
    text-align: start;
  }

  thead th {
    color: ${token.inkMuted};
  }
`;
