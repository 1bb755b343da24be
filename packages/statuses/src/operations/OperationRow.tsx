import type { Schema } from '@meridian/api-client';
import { localDay, useDateFormat, useDayTitle, useLocale } from '@meridian/i18n';
import { formatMoney, isNegative, type Money, subtract } from '@meridian/money';
import { Amount, Row, type RowMark } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useSubjectName } from '../useSubjectName.ts';
import { AmountChange } from './AmountChange.tsx';
import type { OperationEntry } from './operationDays.ts';

interface OperationRowProps {
  entry: OperationEntry;
  /** Opens the details of an operation. Without it the row is only read. */
  onShow?: (operation: Schema<'Operation'>) => void;
  /** `day` for rows below the head of their day, with the balance after each; `all` for rows that say their day themselves. */
  among?: 'day' | 'all';
  /** The id of the operation whose details are beside the list. */
  shownId?: string | undefined;
}

/** One line of a day of operations. Accruals that are alike are one line, which opens in place. */
export function OperationRow({ entry, onShow, among = 'day', shownId }: OperationRowProps): ReactNode {
  const { t } = useTranslation(messages);
  const locale = useLocale();
  const nameSubject = useSubjectName();
  const formatTime = useDateFormat('time');
  const formatMoment = useDateFormat('minute');
  const titleOf = useDayTitle('short');
  const hasDetails = onShow !== undefined;

  if (entry.kind === 'accruals') {
    const { status, plan, operations, amount } = entry;
    const count = t('accruals.title', { count: operations.length });
    const outcome = t(`accruals.${status}`);
    // Among accruals of several days, what they have in common is their plan.
    const shared = among === 'all' && plan !== null ? plan : undefined;
    return (
      <Row
        mark={status === 'held' ? 'held' : 'booked'}
        title={shared ?? count}
        label={[shared, count, outcome, formatMoney(amount, locale)].filter(Boolean).join(', ')}
        detail={[shared && count, outcome].filter(Boolean).join(' · ')}
        value={<AmountChange amount={amount} isOnBalance={false} hasDetails={hasDetails} />}
        rows={operations.map((operation) => rowOf({ operation }))}
      />
    );
  }
  return rowOf(entry);

  function rowOf({
    operation,
    fee,
    amount = operation.amount,
    balanceAfter = operation.balanceAfter,
  }: {
    operation: Schema<'Operation'>;
    fee?: Schema<'Operation'> | undefined;
    amount?: Money;
    balanceAfter?: Money;
  }): ReactNode {
    const { id, date, subject, accrual, plan, comment } = operation;
    const isAccrual = subject === 'deposit_accrual' && accrual !== null;
    const feeNote = fee && (
      <>
        <span>{t('withFee')}</span> <Amount value={withoutSign(fee.amount)} />
      </>
    );
    const details = [
      among === 'all' ? `${titleOf(localDay(date))}, ${formatTime(date)}` : formatTime(date),
      isAccrual && t(`accrual.${accrual.status}`),
      plan ?? comment,
    ].filter((part) => typeof part === 'string');
    const row = {
      mark: isAccrual && accrual.status === 'held' ? 'held' : marks[subject],
      title: nameSubject(subject),
      detail: (
        <>
          <span>{details.join(' · ')}</span>
          {among === 'day' && feeNote && (
            <>
              <span>{' · '}</span>
              {feeNote}
            </>
          )}
        </>
      ),
      value: <AmountChange amount={amount} isOnBalance={accrual === null} hasDetails={hasDetails} />,
      ...(among === 'all'
        ? { valueDetail: feeNote }
        : accrual === null && {
            valueDetail: (
              <>
                <span>{t('balance')}</span>{' '}
                <Amount value={balanceAfter} precision={hasDetails ? 'glance' : 'exact'} />
              </>
            ),
          }),
    };
    if (!onShow) return <Row key={id} {...row} />;
    const label = t('detailsOf', {
      operation: nameSubject(subject),
      amount: formatMoney(amount, locale),
      date: formatMoment(date),
    });
    return (
      <Row key={id} {...row} label={label} isCurrent={id === shownId} onPress={() => onShow(operation)} />
    );
  }
}

const withoutSign = ({ amount, currency }: Money): Money => ({
  amount: isNegative(amount) ? subtract('0', amount) : amount,
  currency,
});

const marks: Readonly<Record<Schema<'OperationSubject'>, RowMark>> = {
  refill: 'decided',
  deposit_accrual: 'booked',
  accruals_released: 'booked',
  accruals_forfeited: 'booked',
  deposit_opened: 'decided',
  deposit_renewed: 'lock',
  deposit_closed: 'lock',
  deposit_exit_fee: 'booked',
  withdrawal: 'decided',
  withdrawal_fee: 'booked',
  withdrawal_returned: 'booked',
  withdrawal_fee_returned: 'booked',
  referral_reward: 'booked',
  matching_reward: 'booked',
  turnover_award: 'booked',
  case_prize: 'booked',
  exchange_sold: 'decided',
  exchange_bought: 'decided',
  exchange_fee: 'booked',
  subscription_paid: 'decided',
  case_bought: 'decided',
  correction: 'booked',
};
