import type { ApiError, Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { type DepositPreview, formatAmount, formatMoney } from '@meridian/money';
import { type AgreedQuote } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Amount, ConfirmDialog, KeyValueList, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { CourseText } from '../CourseText.tsx';
import { messages } from '../messages.ts';
import { delayItems } from './delayItems.tsx';
import { RiskStatement } from './RiskStatement.tsx';

/** The deposit as shown in the confirmation. A later exchange rate does not change it. */
export interface DepositIntent {
  readonly plan: Schema<'DepositPlan'>;
  /** Null if no exchange is needed. */
  readonly quote: AgreedQuote | null;
  readonly preview: DepositPreview;
  /** When the body and the accruals are paid out. */
  readonly unlockDate: string;
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
  intent: { plan, quote, preview, request, unlockDate },
  onConfirm,
  onCancel,
  isPending,
  error,
  hrefs,
}: InvestConfirmationProps) {
  const { t, i18n } = useTranslation(messages);
  const formatDay = useDateFormat('day', 'always');
  const paid: Schema<'Money'> = request.amount;
  return (
    <ConfirmDialog
      isOpen
      title={t('confirm.title', { plan: plan.name })}
      confirmLabel={t('confirm.submit', { amount: formatMoney(paid, i18n.language) })}
      cancelLabel={t('confirm.cancel')}
      pendingLabel={t('confirm.pending')}
      onConfirm={onConfirm}
      onCancel={onCancel}
      isPending={isPending}
      error={error && <ProblemBanner error={error} hrefs={hrefs} />}
    >
      <StatList>
        <Stat
          emphasis="panel"
          label={t('confirm.locked', { date: formatDay(unlockDate) })}
          value={<Amount value={preview.body} />}
        />
      </StatList>
      <KeyValueList
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
            ...(request.autoinvestment && {
              hint: t('autoinvestment.locksAgain', { count: plan.timeInDays }),
            }),
            value: t(request.autoinvestment ? 'autoinvestment.on' : 'autoinvestment.off'),
          },
        ]}
      />
      <Text tone="muted">{t('summary.preview')}</Text>
      <RiskStatement />
    </ConfirmDialog>
  );
}
