import type { Schema } from '@meridian/api-client';
import { useDayTitle } from '@meridian/i18n';
import { Amount, Inline, RowGroup } from '@meridian/ui';
import { OperationRow } from './OperationRow.tsx';
import type { OperationDay } from './operationDays.ts';

interface OperationDayGroupProps {
  day: OperationDay;
  onShow?: (operation: Schema<'Operation'>) => void;
  shownId?: string | undefined;
}

/** The operations of a day below its date, with the change of the balance at the right, unless its one row says it. */
export function OperationDayGroup({ day, ...row }: OperationDayGroupProps) {
  const titleOf = useDayTitle();
  return (
    <RowGroup
      title={titleOf(day.day)}
      aside={
        hasSum(day) && (
          <Inline gap={3} justify="end">
            {day.net.map((money) => (
              <Amount key={money.currency} value={money} sign="always" />
            ))}
          </Inline>
        )
      }
    >
      {day.entries.map((entry) => (
        <OperationRow key={entry.id} entry={entry} {...row} />
      ))}
    </RowGroup>
  );
}

const hasSum = ({ net, entries }: OperationDay) => net.length > 1 || (net.length === 1 && entries.length > 1);
