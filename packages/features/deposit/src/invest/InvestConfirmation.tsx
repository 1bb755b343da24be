import type { ApiError, Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { type DepositPreview, formatAmount, formatMoney, type Money } from '@meridian/money';
import { type AgreedQuote } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { StepReceipt } from '@meridian/receipts';
import { Amount, ConfirmDialog } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { DepositLine } from '../DepositLine.tsx';
import { messages } from '../messages.ts';
import { delayItems } from './delayItems.tsx';
import { RiskStatement } from './RiskStatement.tsx';

// It loads with the confirmation, so it is there once the money has moved.
export { InvestResult } from './InvestResult.tsx';

/** The deposit as shown in the confirmation. A later exchange rate does not change it. */
export interface DepositIntent {
  readonly plan: Schema<'DepositPlan'>;
  /** Null if no exchange is needed. */
  readonly quote: AgreedQuote | null;
  readonly preview: DepositPreview;
  /** When the body and the accruals are paid out. */
  readonly unlockDate: string;
  /** With its accruals the amount is above the maximum of the plan, so autoinvestment cannot continue it. */
  readonly isOutgrown: boolean;
  readonly request: Schema<'DepositRequest'>;
}

interface InvestConfirmationProps {
  intent: DepositIntent;
  onConfirm: () => void;
  onCancel: () => void;
  isPending: boolean;
  error: ApiError | undefined;
  hrefs: { refill: string; confirmPhone?: string };
}

/** Lists everything the user agrees to before the money moves. */
export default function InvestConfirmation({
  intent: { plan, quote, preview, request, unlockDate, isOutgrown },
  onConfirm,
  onCancel,
  isPending,
  error,
  hrefs,
}: InvestConfirmationProps) {
  const { t, i18n } = useTranslation(messages);
  const formatDay = useDateFormat();
  const formatLongDay = useDateFormat('day', 'always');
  const write = (money: Money) => formatMoney(money, i18n.language);
  const paid: Schema<'Money'> = request.amount;
  const isRenewed = request.autoinvestment && !isOutgrown;
  return (
    <ConfirmDialog
      isOpen
      title={t('confirm.title', { plan: plan.name })}
      confirmLabel={t('confirm.submit', { amount: write(paid) })}
      cancelLabel={t('confirm.cancel')}
      pendingLabel={t('confirm.pending')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      isPending={isPending}
      note={t('confirm.note')}
      error={error && <ProblemBanner error={error} hrefs={hrefs} />}
    >
      <StepReceipt
        stage="preview"
        label={t('confirm.locked', { date: formatLongDay(unlockDate) })}
        amount={<Amount value={preview.body} />}
        line={<DepositLine termDays={plan.timeInDays} end={formatDay(unlockDate)} />}
        next={[
          t(isRenewed ? 'outlook.renewed' : 'outlook.paid', {
            date: formatDay(unlockDate),
            total: write(preview.totalBody),
          }),
          t('outlook.early', { amount: write(preview.earlyReceipt) }),
          ...(isOutgrown ? [t('obstacle.amount_above_maximum', { plan: plan.name })] : []),
        ].join(' ')}
        items={[
          { id: 'paid', term: t('confirm.paid'), value: <Amount value={paid} /> },
          ...(quote
            ? [{ id: 'course', term: t('course.label'), value: <CourseText course={quote.course} /> }]
            : []),
          {
            id: 'net',
            term: t('summary.netIncome', { count: plan.timeInDays }),
            hint: t('summary.netIncomeHint'),
            value: <Amount value={preview.netIncome} />,
          },
          {
            id: 'total',
            term: t('summary.totalBody'),
            value: <Amount value={preview.totalBody} />,
            isTotal: true,
          },
          ...delayItems(t, plan),
          {
            id: 'exitFee',
            term: t('summary.exitFee'),
            hint: t('summary.exitFeeHint', {
              percent: formatAmount(plan.exitFeePercent, i18n.language, 0),
            }),
            value: <Amount value={preview.exitFee} />,
          },
          {
            id: 'autoinvestment',
            term: t('autoinvestment.label'),
            ...(isRenewed && {
              hint: t('autoinvestment.locksAgain', { count: plan.timeInDays }),
            }),
            value: t(request.autoinvestment ? 'autoinvestment.on' : 'autoinvestment.off'),
          },
        ]}
      />
      <RiskStatement />
    </ConfirmDialog>
  );
}
