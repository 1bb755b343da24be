import type { Schema } from '@meridian/api-client';
import { isZero } from '@meridian/money';
import { Amount, FigureStrip, Row, RowList, Skeleton, Stack } from '@meridian/ui';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { figureOf, flows, placeOf } from './operationFigures.ts';
import { operationListMessages } from './messages.ts';

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
  const { t } = useTranslation(operationListMessages);
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

/** Accruals are folded: they are no part of the balance. `children` are rows that are folded, too. */
export function AccrualTotals({ totals, count, children }: OperationTotalsProps & { children?: ReactNode }) {
  const { t } = useTranslation(operationListMessages);
  const title = t('totals.accruals');
  const withAccruals = totals?.filter(hasAccruals) ?? [];
  return (
    <RowList layout="compact">
      {!totals && <Row title={<Skeleton>{title}</Skeleton>} />}
      {withAccruals.length > 0 && (
        <Row
          title={title}
          rows={
            <>
              {withAccruals.flatMap((total) =>
                outcomes.map((outcome) => (
                  <Row
                    key={`${total.held.currency} ${outcome}`}
                    title={t(`totals.${outcome}`)}
                    detail={t(`totals.${outcome}Hint`)}
                    value={<Amount value={total[outcome]} />}
                  />
                )),
              )}
              <Row title={t('totals.scope', { count })} />
            </>
          }
        />
      )}
      {children}
    </RowList>
  );
}

const hasAccruals = (total: Schema<'OperationTotal'>) =>
  outcomes.some((outcome) => !isZero(total[outcome].amount));
