import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useCancelWithdrawal } from '../withdrawals.requests.ts';

interface CancelWithdrawalDialogProps {
  withdrawal: Schema<'Withdrawal'>;
  onClose: () => void;
}

/** Asks before a pending withdrawal is cancelled. A withdrawal that was sent meanwhile is refused by the server. */
export function CancelWithdrawalDialog({ withdrawal: { id, amount }, onClose }: CancelWithdrawalDialogProps) {
  const { t, i18n } = useTranslation(messages);
  const { trigger, isMutating, error } = useCancelWithdrawal();

  async function cancel() {
    const outcome = await trigger({ params: { path: { id } } });
    if (outcome.ok) onClose();
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('cancelling.title')}
      confirmLabel={t('cancelling.confirm')}
      cancelLabel={t('cancelling.keep')}
      pendingLabel={t('cancelling.pending')}
      onConfirm={() => void cancel()}
      onCancel={onClose}
      isPending={isMutating}
      error={
        error && (
          <ProblemBanner
            error={error}
            words={{
              update_error: { title: t('cancelling.tooLate.title'), body: t('cancelling.tooLate.body') },
            }}
          />
        )
      }
    >
      <Text>{t('cancelling.body', { amount: formatMoney(amount, i18n.language) })}</Text>
    </ConfirmDialog>
  );
}
