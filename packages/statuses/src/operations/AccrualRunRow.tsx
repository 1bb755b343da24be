import type { Schema } from '@meridian/api-client';
import { useDaySpan, useLocale } from '@meridian/i18n';
import { formatMoney } from '@meridian/money';
import { Row, RowList } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { AmountChange } from './AmountChange.tsx';
import type { AccrualRun } from './operationDays.ts';
import { OperationRow } from './OperationRow.tsx';

interface AccrualRunRowProps {
  run: AccrualRun;
  onShow?: (operation: Schema<'Operation'>) => void;
  shownId?: string | undefined;
}

/** The accruals of a page in one row, which opens in place: by plan, and each plan by accrual. */
export function AccrualRunRow({ run, ...row }: AccrualRunRowProps) {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const days = useDaySpan()(run.first, run.last);
  const [outcome, ...others] = run.outcomes;
  const total = run.outcomes.reduce((sum, [, count]) => sum + count, 0);
  const title = t('accruals.title', { count: total });
  const became =
    outcome && others.length === 0
      ? t(`accruals.${outcome[0]}`)
      : run.outcomes.map(([status, count]) => t(`accruals.of.${status}`, { count })).join(', ');
  const amounts = run.amounts.map((amount) => (
    <AmountChange
      key={amount.currency}
      amount={amount}
      isOnBalance={false}
      hasDetails={row.onShow !== undefined}
    />
  ));
  return (
    <RowList layout="compact" label={title}>
      <Row
        mark={outcome?.[0] === 'held' ? 'held' : 'booked'}
        title={title}
        label={[title, days, became, ...run.amounts.map((amount) => formatMoney(amount, locale))].join(', ')}
        detail={[days, became].join(' · ')}
        value={amounts[0]}
        {...(amounts.length > 1 && { valueDetail: amounts.slice(1) })}
        rows={run.entries.map((entry) => (
          <OperationRow key={entry.id} entry={entry} among="all" {...row} />
        ))}
      />
    </RowList>
  );
}
