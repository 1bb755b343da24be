import type { Schema } from '@meridian/api-client';
import { useBalance } from '@meridian/api-client/react';
import { useDateFormat } from '@meridian/i18n';
import { SupportRequestLink } from '@meridian/problem';
import { StepReceipt, useCopyTexts } from '@meridian/receipts';
import { AccrualBadge, movementOf, useSubjectName } from '@meridian/statuses';
import { Amount, CopyField, DateTime, MoneyLine } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { PdfButton } from '../documents/PdfButton.tsx';
import { messages } from '../messages.ts';
import { operationDetailsMessages } from './messages.ts';

interface OperationReceiptProps {
  operation: Schema<'Operation'>;
  /** The operations of its page, among which is its fee. */
  beside: readonly Schema<'Operation'>[];
  /** Whether the server issues it as PDF. */
  hasDocument: boolean;
}

/** The details of one operation, with the columns that the list leaves out and the number for support. */
export default function OperationReceipt({ operation, beside, hasDocument }: OperationReceiptProps) {
  const { t } = useTranslation(messages);
  const { t: tReceipt } = useTranslation(operationDetailsMessages);
  const copyTexts = useCopyTexts();
  const nameSubject = useSubjectName();
  const { id, date, type, subject, accrual, comment, plan, hash, counterpart } = operation;
  const { fee, amount, balanceAfter } = movementOf(operation, beside);
  return (
    <StepReceipt
      label={t('table.amount')}
      amount={<Amount value={amount} sign="always" />}
      {...(accrual && { badge: <AccrualBadge accrual={accrual} /> })}
      {...lineOf()}
      {...outlookOf()}
      items={[
        { id: 'date', term: t('table.date'), value: <DateTime value={date} precision="second" /> },
        { id: 'type', term: t('table.type'), value: t(`type.${type}`) },
        ...(fee
          ? [
              {
                id: 'withoutFee',
                term: t('details.withoutFee'),
                value: <Amount value={operation.amount} sign="always" />,
              },
              {
                id: 'fee',
                term: nameSubject(fee.subject),
                value: <Amount value={fee.amount} sign="always" />,
              },
            ]
          : []),
        ...(counterpart
          ? [
              {
                id: 'counterpart',
                term: t('details.counterpart'),
                value: <Amount value={counterpart} sign="always" />,
              },
            ]
          : []),
        ...(plan === null ? [] : [{ id: 'plan', term: t('details.plan'), value: plan }]),
        { id: 'balanceAfter', term: t('table.balanceAfter'), value: <Amount value={balanceAfter} /> },
        ...(comment === null ? [] : [{ id: 'comment', term: t('details.comment'), value: comment }]),
      ]}
      number={id}
      counted={<Counted date={date} />}
    >
      {hash !== null && (
        <CopyField
          label={t('details.hash')}
          value={hash}
          grouping="fours"
          {...copyTexts}
          copyLabel={t('details.copyHash')}
        />
      )}
      {hasDocument && <PdfButton key={id} of={{ id }} text={t('pdf.receipt')} />}
      <SupportRequestLink about="operation" number={id} />
    </StepReceipt>
  );

  /** Money that is free or on its way. How long other money is held, an operation does not say. */
  function lineOf() {
    const outlook = accrual?.status === 'released' ? 'free' : outlooks[subject];
    if (outlook !== 'free' && outlook !== 'followed') return {};
    const state = outlook === 'free' ? 'free' : 'coming';
    return {
      line: (
        <MoneyLine size={24} segments={[{ state, from: 0, to: 1 }]} stops={[{ mark: 'decided', at: 0 }]} />
      ),
    };
  }

  /** An accrual changes its state; what has become of other money is in its subject. */
  function outlookOf(): { next: string } | { happened: string } {
    if (accrual?.status === 'held') return { next: tReceipt('outlook.held') };
    if (accrual) return { happened: tReceipt(`outlook.${accrual.status}`) };
    const outlook = outlooks[subject];
    return outlook === 'free' || outlook === 'locked' || outlook === 'followed'
      ? { next: tReceipt(`outlook.${outlook}`) }
      : { happened: tReceipt(`outlook.${outlook}`) };
  }
}

/** Whether the last count had this operation. Nothing while that is not known. */
function Counted({ date }: { date: string }) {
  const { t } = useTranslation(operationDetailsMessages);
  const format = useDateFormat('day');
  const { data } = useBalance();
  if (!data) return null;
  const { countedDate } = data;
  const isCounted = countedDate !== undefined && Date.parse(date) <= Date.parse(countedDate);
  return <span>{isCounted ? t('counted.on', { date: format(countedDate) }) : t('counted.next')}</span>;
}

/** Where the money is now. */
const outlooks = {
  refill: 'free',
  deposit_accrual: 'held',
  accruals_released: 'free',
  accruals_forfeited: 'forfeited',
  deposit_opened: 'locked',
  deposit_renewed: 'locked',
  deposit_closed: 'free',
  deposit_exit_fee: 'fee',
  withdrawal: 'followed',
  withdrawal_fee: 'fee',
  withdrawal_returned: 'free',
  withdrawal_fee_returned: 'free',
  referral_reward: 'free',
  matching_reward: 'free',
  turnover_award: 'free',
  case_prize: 'free',
  exchange_sold: 'exchanged',
  exchange_bought: 'free',
  exchange_fee: 'fee',
  subscription_paid: 'paid',
  case_bought: 'paid',
  correction: 'corrected',
} as const satisfies Record<Schema<'OperationSubject'>, string>;
