import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { formatAmount, previewDeposit } from '@meridian/money';
import { StepReceipt } from '@meridian/receipts';
import { Amount, Button, DateTime, LinkButton } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { DepositLine } from '../DepositLine.tsx';
import { messages } from '../messages.ts';
import { useDepositOutlook } from '../useDepositOutlook.ts';

interface InvestResultProps {
  deposit: Schema<'Deposit'>;
  hrefs: { deposits: string };
  onAgain: () => void;
}

/** The receipt of the created deposit, with the server's figures. */
export function InvestResult({ deposit, hrefs, onAgain }: InvestResultProps) {
  const { t, i18n } = useTranslation(messages);
  const formatDay = useDateFormat();
  const writeOutlook = useDepositOutlook();
  const { id, plan, amount, course, paid, netIncome, totalBody, startDate, endDate, payoutDate } = deposit;
  const isStarted = deposit.status !== 'waiting';
  const isRenewed = deposit.autoinvestment && !deposit.renewal?.obstacle;
  return (
    <StepReceipt
      title={t(isStarted ? 'result.started' : 'result.waiting', { plan: plan.name })}
      label={t('summary.body')}
      amount={<Amount value={amount} />}
      line={<DepositLine enters termDays={plan.timeInDays} end={formatDay(payoutDate)} />}
      {...writeOutlook(deposit)}
      items={[
        { id: 'paid', term: t('result.paid'), value: <Amount value={paid} /> },
        ...(course ? [{ id: 'course', term: t('course.label'), value: <CourseText course={course} /> }] : []),
        ...(isStarted
          ? []
          : [{ id: 'start', term: t('details.starts'), value: <DateTime value={startDate} /> }]),
        {
          id: 'end',
          term: t(isRenewed ? 'details.end' : 'summary.unlock'),
          value: <DateTime value={isRenewed ? endDate : payoutDate} />,
        },
        {
          id: 'net',
          term: t('summary.netIncome', { count: plan.timeInDays }),
          hint: t('summary.netIncomeHint'),
          value: <Amount value={netIncome} />,
        },
        { id: 'total', term: t('summary.totalBody'), value: <Amount value={totalBody} />, isTotal: true },
        {
          id: 'early',
          term: t('summary.early'),
          hint: t('summary.earlyHint', { percent: formatAmount(plan.exitFeePercent, i18n.language, 0) }),
          value: <Amount value={previewDeposit(plan, amount.amount).earlyReceipt} />,
        },
        {
          id: 'autoinvestment',
          term: t('autoinvestment.label'),
          value: t(deposit.autoinvestment ? 'autoinvestment.on' : 'autoinvestment.off'),
        },
      ]}
      number={id}
      actions={
        <>
          <LinkButton variant="primary" href={hrefs.deposits}>
            {t('result.toDeposits')}
          </LinkButton>
          <Button variant="quiet" onPress={onAgain}>
            {t('result.again')}
          </Button>
        </>
      }
    />
  );
}
