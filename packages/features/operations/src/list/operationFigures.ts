import type { Schema } from '@meridian/api-client';
import { add } from '@meridian/money';
import { type Figure, type Figures, markFigure } from '@meridian/page-parts';
import type { AmountFigure } from '@meridian/ui';

type Total = Schema<'OperationTotal'>;

export const flows = ['income', 'expense', 'net'] as const;

type Flow = (typeof flows)[number];

type OperationFigure = Flow | `${Flow}.others`;

export const placeOf: (figure: OperationFigure) => Readonly<Record<string, string>> = markFigure;

/** The net is the change of the available balance; held and lost accruals are not part of it. */
export function figureOf(total: Total, flow: Flow): AmountFigure {
  const { income, expense } = total;
  const value = flow === 'net' ? { ...income, amount: add(income.amount, expense.amount) } : total[flow];
  return { value, sign: 'always' };
}

/** The figures that the skeleton of the operations has places for. Undefined without operations. */
export function operationFigures([lead, ...others]: readonly Total[]):
  | Figures<AmountFigure, OperationFigure>
  | undefined {
  if (!lead) return undefined;
  const found: Partial<Record<OperationFigure, Figure<AmountFigure>>> = {};
  for (const flow of flows) {
    found[flow] = figureOf(lead, flow);
    found[`${flow}.others`] = others.map((other) => figureOf(other, flow));
  }
  return found;
}
