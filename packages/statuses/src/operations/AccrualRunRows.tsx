import type { Schema } from '@meridian/api-client';
import { useDaySpan } from '@meridian/i18n';
import { RowList } from '@meridian/ui';
import type { AccrualRun } from './operationDays.ts';
import { OperationRow } from './OperationRow.tsx';

interface AccrualRunRowsProps {
  run: AccrualRun;
  onShow?: (operation: Schema<'Operation'>) => void;
}

/** Days of nothing but accruals: a line for each outcome and currency, which opens in place. */
export function AccrualRunRows({ run: { first, last, entries }, onShow }: AccrualRunRowsProps) {
  const days = useDaySpan()(first, last);
  return (
    <RowList label={days}>
      {entries.map((entry) => (
        <OperationRow key={entry.id} entry={entry} among="all" days={days} onShow={onShow} />
      ))}
    </RowList>
  );
}
