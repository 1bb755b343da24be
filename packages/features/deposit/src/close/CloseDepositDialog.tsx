import type { Schema } from '@meridian/api-client';
import { useFieldErrors, useMoneyEntry } from '@meridian/forms';
import { brokenBound, compare, formatMoney, type Money } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Stack } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCloseDeposit, useCloseDepositPart, useDepositClosing } from '../deposit.requests.ts';
import { DepositLevels } from '../DepositLevels.tsx';
import { ClosingReceipt } from './ClosingReceipt.tsx';
import { closeMessages } from './messages.ts';
import { PartChoice } from './PartChoice.tsx';

interface CloseDepositDialogProps {
  deposit: Schema<'Deposit'>;
  onClosed: (deposit: Schema<'Deposit'>) => void;
  onCancel: () => void;
}

const fields = ['amount'];

const isReceiptOf = (closing: Schema<'DepositClosing'> | undefined, part: Money | undefined) =>
  closing !== undefined && part !== undefined && compare(closing.now.body.amount, part.amount) === 0;

/**
 * Shows the exact receipt of closing early, of the whole or of a part where the plan allows it. Confirming is possible only when
 * the receipt is loaded.
 */
export default function CloseDepositDialog({ deposit, onClosed, onCancel }: CloseDepositDialogProps) {
  const { t, i18n } = useTranslation(closeMessages);
  const whole = useCloseDeposit();
  const partly = useCloseDepositPart();
  const isMutating = whole.isMutating || partly.isMutating;
  const { currency, decimals } = deposit.plan;
  const entry = useMoneyEntry({ currency, decimals });
  const [isPart, setPart] = useState(false);
  // A closed deposit has no receipt to revalidate.
  const ofWhole = useDepositClosing(deposit.id, undefined, isMutating);
  const bounds = ofWhole.data?.parts;
  const { money } = entry;
  const part = isPart && money && bounds && brokenBound(bounds, money.amount) === null ? money : undefined;
  const ofPart = useDepositClosing(deposit.id, part?.amount, isMutating || !part);
  const closing = isPart ? ofPart : ofWhole;
  // While the receipt of another amount loads, the last one is not for this amount.
  const isCurrent = !isPart || isReceiptOf(ofPart.data, part);
  const shown = isCurrent ? closing.data : undefined;
  const { fieldErrors, formError } = useFieldErrors(partly.error, fields);

  async function close() {
    const path = { id: deposit.id };
    const outcome = part
      ? await partly.trigger({ params: { path }, body: { amount: part } })
      : await whole.trigger({ params: { path } });
    if (outcome.ok) onClosed(outcome.data);
  }

  function confirmLabel() {
    const amount = shown && formatMoney(shown.now.receipt, i18n.language);
    if (isPart) return amount === undefined ? t('confirmNone') : t('confirm', { amount });
    return amount === undefined ? t('closing.confirmLoading') : t('closing.confirm', { amount });
  }

  const error = isPart ? formError : whole.error && { error: whole.error };
  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('closing.title')}
      confirmLabel={confirmLabel()}
      cancelLabel={t('closing.cancel')}
      pendingLabel={t('closing.pending')}
      isConfirmDisabled={!shown}
      onConfirm={() => void close()}
      onCancel={onCancel}
      isPending={isMutating}
      error={error && <ProblemBanner {...error} />}
    >
      <Stack gap={4}>
        {bounds && (
          <PartChoice
            whole={deposit.amount}
            bounds={bounds}
            entry={entry}
            isPart={isPart}
            onChange={setPart}
            validationErrors={fieldErrors}
          />
        )}
        {!isPart && (!closing.error || closing.data) && (
          <DepositLevels
            terms={deposit.plan}
            body={deposit.amount.amount}
            now={deposit.accruedDays}
            isShort
          />
        )}
        {(!isPart || part) &&
          (closing.error && !shown ? (
            <ProblemBanner error={closing.error} onRetry={() => void closing.mutate()} />
          ) : (
            <ClosingReceipt
              closing={shown}
              isPart={isPart}
              renewalPlan={(deposit.renewal?.plan ?? deposit.plan).name}
            />
          ))}
      </Stack>
    </ConfirmDialog>
  );
}
