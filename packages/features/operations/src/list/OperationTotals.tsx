import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import {
  Accordion,
  type AccordionItem,
  Amount,
  FigureStrip,
  type KeyValueItem,
  KeyValueList,
  Skeleton,
  Stack,
  Text,
} from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { figureOf, flows, placeOf } from './operationFigures.ts';

interface OperationTotalsProps {
  /** One for each currency, in the server's order; undefined while loading. */
  totals: readonly Schema<'OperationTotal'>[] | undefined;
  /** Operations that match the filters. */
  count: number;
}

/** As long as most sums: on a phone its currency is in the next line. */
const sample = { amount: '1000.123456', currency: 'USDT' } as const;
const otherSample = { amount: '0.1', currency: 'BTC' } as const;

const outcomes = ['held', 'released', 'forfeited'] as const;

/** What came in, went out and remains of all operations that match the filters, in the first currency and beside it in the others. */
export const OperationTotals = memo(function OperationTotals({
  totals,
}: Pick<OperationTotalsProps, 'totals'>) {
  const { t } = useTranslation(messages);
  const [lead, ...others] = totals ?? [];
  return (
    <div aria-busy={!totals}>
      <FigureStrip
        label={t('totals.title')}
        figures={flows.map((flow) => ({
          id: flow,
          label: t(`totals.${flow}`),
          value: lead ? (
            <Amount {...figureOf(lead, flow)} />
          ) : (
            <Skeleton {...placeOf(flow)}>
              <Amount value={sample} sign="always" />
            </Skeleton>
          ),
          ...((!lead || others.length > 0) && {
            detail: lead ? (
              <Stack gap={0}>
                {others.map((other) => (
                  <Amount key={other.income.currency} {...figureOf(other, flow)} />
                ))}
              </Stack>
            ) : (
              <Stack gap={0} {...placeOf(`${flow}.others`)}>
                <Skeleton>
                  <Amount value={otherSample} sign="always" />
                </Skeleton>
              </Stack>
            ),
          }),
        }))}
      />
    </div>
  );
});

/** Accruals are collapsed: they are no part of the balance. What is collapsed beside them is `more`. */
export function AccrualTotals({
  totals,
  count,
  more = [],
}: OperationTotalsProps & { more?: readonly AccordionItem[] }) {
  const { t } = useTranslation(messages);
  const withAccruals = totals?.filter(hasAccruals) ?? [];
  const accruals = {
    id: 'accruals',
    title: t('totals.accruals'),
    content: (
      <Stack gap={4}>
        {withAccruals.map((total) => (
          <Accruals key={total.held.currency} total={total} />
        ))}
        <Text tone="muted">{t('totals.scope', { count })}</Text>
      </Stack>
    ),
  };
  if (!totals)
    return (
      <Skeleton>
        <Accordion headingLevel={2} items={[accruals]} />
      </Skeleton>
    );
  const items = [...(withAccruals.length > 0 ? [accruals] : []), ...more];
  return items.length > 0 && <Accordion headingLevel={2} items={items} />;
}

function Accruals({ total }: { total: Schema<'OperationTotal'> }) {
  const { t } = useTranslation(messages);
  const items = outcomes.map((outcome): KeyValueItem => ({
    id: outcome,
    term: t(`totals.${outcome}`),
    hint: t(`totals.${outcome}Hint`),
    value: <Amount value={total[outcome]} />,
  }));
  return <KeyValueList items={items} />;
}

const hasAccruals = (total: Schema<'OperationTotal'>) =>
  outcomes.some((outcome) => !isZero(total[outcome].amount));
