import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Stack } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCloseDeposit, useDepositClosing } from '../deposit.requests.ts';
import { DepositLevels } from '../DepositLevels.tsx';
import { messages } from '../messages.ts';
import { ClosingReceipt } from './ClosingReceipt.tsx';

interface CloseDepositDialogProps {
  deposit: Schema<'Deposit'>;
  onClosed: (deposit: Schema<'Deposit'>) => void;
  onCancel: () => void;
}

/** Shows the exact receipt of closing early. Confirming is possible only when the receipt is loaded. */
export default function CloseDepositDialog({ deposit, onClosed, onCancel }: CloseDepositDialogProps) {
  const { t, i18n } = useTranslation(messages);
  const { trigger, isMutating, error } = useCloseDeposit();
  // A closed deposit has no receipt to revalidate.
  const closing = useDepositClosing(deposit.id, isMutating);

  async function close() {
    const outcome = await trigger({ params: { path: { id: deposit.id } } });
    if (outcome.ok) onClosed(outcome.data);
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('closing.title')}
      confirmLabel={
        closing.data
          ? t('closing.confirm', { amount: formatMoney(closing.data.now.receipt, i18n.language) })
          : t('closing.confirmLoading')
      }
      cancelLabel={t('closing.cancel')}
      pendingLabel={t('closing.pending')}
      isConfirmDisabled={!closing.data}
      onConfirm={() => void close()}
      onCancel={onCancel}
      isPending={isMutating}
      error={error && <ProblemBanner error={error} />}
    >
      {closing.error && !closing.data ? (
        <ProblemBanner error={closing.error} onRetry={() => void closing.mutate()} />
      ) : (
        <Stack gap={4}>
          <DepositLevels
            terms={deposit.plan}
            body={deposit.amount.amount}
            now={deposit.accruedDays}
            isShort
          />
          <ClosingReceipt closing={closing.data} />
        </Stack>
      )}
    </ConfirmDialog>
  );
}
