import type { Schema } from '@meridian/api-client';
import { formatAmount, previewDeposit, resultOfClosed, subtract } from '@meridian/money';
import { Amount, DateTime, type KeyValueItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { messages } from '../messages.ts';

type Facts = (deposit: Schema<'Deposit'>) => KeyValueItem[];

const shown = (items: readonly (KeyValueItem | false | null | undefined)[]) =>
  items.filter((item) => item !== null && item !== undefined && item !== false);

/** The amounts of a deposit, and its dates with what was paid for it. */
export function useDepositFacts(): { figuresOf: Facts; datesOf: Facts } {
  const { t, i18n } = useTranslation(messages);

  function figuresOf(deposit: Schema<'Deposit'>) {
    const { plan, amount, status, closeDate, payout } = deposit;
    // After an early close the accruals are lost, and the payout is the body less the fee.
    const isClosedEarly = deposit.closeReason === 'client';
    const percent = formatAmount(plan.exitFeePercent, i18n.language, 0);
    const fee = previewDeposit(plan, amount.amount).exitFee.amount;
    return shown([
      payout &&
        isClosedEarly && {
          id: 'exitFee',
          term: t('closing.exitFee'),
          hint: t('closing.exitFeeHint', { percent }),
          value: <Amount value={{ ...payout, amount: subtract(amount.amount, payout.amount) }} />,
        },
      {
        id: 'accrued',
        term: t(isClosedEarly ? 'details.forfeited' : 'details.accrued'),
        hint: accruedHint(status),
        value: <Amount value={deposit.accrued} />,
      },
      closeDate === null && {
        id: 'net',
        term: t('summary.netIncome', { count: plan.timeInDays }),
        hint: t('summary.netIncomeHint'),
        value: <Amount value={deposit.netIncome} />,
      },
      closeDate === null && {
        id: 'total',
        term: t('summary.totalBody'),
        value: <Amount value={deposit.totalBody} />,
        isTotal: true,
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
        hint: t('summary.earlyHint', { percent }),
        value: <Amount value={{ ...amount, amount: subtract('0', fee) }} />,
      },
    ]);
  }

  function datesOf(deposit: Schema<'Deposit'>) {
    const { status, course, creationDate, startDate, endDate, payoutDate, closeDate } = deposit;
    return shown([
      { id: 'created', term: t('details.created'), value: <DateTime value={creationDate} /> },
      {
        id: 'started',
        term: t(status === 'waiting' ? 'details.starts' : 'details.started'),
        value: <DateTime value={startDate} />,
      },
      { id: 'end', term: t('details.end'), value: <DateTime value={endDate} /> },
      closeDate === null &&
        payoutDate !== endDate && {
          id: 'completion',
          term: t('details.completion'),
          hint: completionHint(deposit),
          value: <DateTime value={payoutDate} />,
        },
      closeDate !== null && {
        id: 'closed',
        term: t('details.closed'),
        value: <DateTime value={closeDate} />,
      },
      {
        id: 'paid',
        term: t(deposit.closedParts || deposit.partOf ? 'details.paidShare' : 'details.paid'),
        value: <Amount value={deposit.paid} />,
      },
      deposit.closedParts && {
        id: 'closedParts',
        term: t('details.closedParts'),
        value: <Amount value={deposit.closedParts} />,
      },
      course && { id: 'course', term: t('course.label'), value: <CourseText course={course} /> },
    ]);
  }

  function completionHint({ autoinvestment, renewal }: Schema<'Deposit'>): string {
    if (!autoinvestment || renewal?.obstacle) return t('details.completionPaid');
    return t(renewal?.amount === 'body' ? 'details.completionBody' : 'details.completionAnew');
  }

  function accruedHint(status: Schema<'DepositStatus'>): string | undefined {
    if (status === 'closed') return undefined;
    return t(status === 'awaiting_completion' ? 'details.accruedHintEnded' : 'details.accruedHint');
  }

  return { figuresOf, datesOf };
}
