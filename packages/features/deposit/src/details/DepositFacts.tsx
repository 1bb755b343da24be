import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { formatAmount, previewDeposit, resultOfClosed, subtract } from '@meridian/money';
import { Amount, DateTime, KeyValueList, type KeyValueItem } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { messages } from '../messages.ts';

/** The amounts and dates of a deposit, line by line. */
export function DepositFacts({ deposit }: { deposit: Schema<'Deposit'> }) {
  const { t, i18n } = useTranslation(messages);
  const { plan, status, course, closeDate, payout, nextAccrualDate, endDate, payoutDate } = deposit;
  const formatMoment = useDateFormat('minute');
  // After an early close the accruals are lost, and the payout is the body less the fee.
  const isClosedEarly = deposit.closeReason === 'client';
  const lossByClosing = {
    ...deposit.amount,
    amount: subtract('0', previewDeposit(plan, deposit.amount.amount).exitFee.amount),
  };
  const moment = (value: string): ReactNode => <DateTime value={value} />;
  const items: readonly (KeyValueItem | false | null)[] = [
    payout &&
      isClosedEarly && {
        id: 'exitFee',
        term: t('closing.exitFee'),
        hint: t('closing.exitFeeHint', { percent: formatAmount(plan.exitFeePercent, i18n.language, 0) }),
        value: <Amount value={{ ...payout, amount: subtract(deposit.amount.amount, payout.amount) }} />,
      },
    {
      id: 'accrued',
      term: t(isClosedEarly ? 'details.forfeited' : 'details.accrued'),
      hint: accruedHint(),
      value: <Amount value={deposit.accrued} />,
    },
    payout && {
      id: 'payout',
      term: t('details.payout'),
      value: <Amount value={payout} />,
      isTotal: true,
    },
    status === 'closed' && {
      id: 'result',
      term: t('details.result'),
      value: <Amount value={resultOfClosed(deposit)} sign="always" />,
    },
    status === 'in_work' && {
      id: 'resultEarly',
      term: t('details.resultEarly'),
      hint: t('summary.earlyHint', { percent: formatAmount(plan.exitFeePercent, i18n.language, 0) }),
      value: <Amount value={lossByClosing} />,
    },
    nextAccrualDate === null
      ? null
      : {
          id: 'next',
          term: t('details.nextAccrual', { date: formatMoment(nextAccrualDate) }),
          hint: t('summary.netIncomeHint'),
          value: <Amount value={deposit.dailyIncome} sign="always" />,
        },
    closeDate === null
      ? {
          id: 'net',
          term: t('summary.netIncome', { count: plan.timeInDays }),
          hint: t('summary.netIncomeHint'),
          value: <Amount value={deposit.netIncome} />,
        }
      : null,
    closeDate === null
      ? { id: 'total', term: t('summary.totalBody'), value: <Amount value={deposit.totalBody} /> }
      : null,
    { id: 'created', term: t('details.created'), value: moment(deposit.creationDate) },
    {
      id: 'started',
      term: t(status === 'waiting' ? 'details.starts' : 'details.started'),
      value: moment(deposit.startDate),
    },
    { id: 'end', term: t('details.end'), value: moment(endDate) },
    closeDate === null && payoutDate !== endDate
      ? {
          id: 'completion',
          term: t('details.completion'),
          hint: t(deposit.autoinvestment ? 'details.completionAnew' : 'details.completionPaid'),
          value: moment(payoutDate),
        }
      : null,
    closeDate === null ? null : { id: 'closed', term: t('details.closed'), value: moment(closeDate) },
    { id: 'paid', term: t('details.paid'), value: <Amount value={deposit.paid} /> },
    course && { id: 'course', term: t('course.label'), value: <CourseText course={course} /> },
  ];
  return <KeyValueList items={items.filter((item) => item !== null && item !== false)} />;

  function accruedHint(): string | undefined {
    if (status === 'closed') return undefined;
    return t(status === 'awaiting_completion' ? 'details.accruedHintEnded' : 'details.accruedHint');
  }
}
