import type { Schema } from '@meridian/api-client';
import { formatMoney } from '@meridian/money';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useCancelRefill } from '../refill.requests.ts';

interface CancelRefillDialogProps {
  refill: Schema<'Refill'>;
  onCancelled: (refill: Schema<'Refill'>) => void;
  onClose: () => void;
}

/** Asks before a refill is cancelled, and says what happens to a transfer that still arrives. */
export default function CancelRefillDialog({ refill, onCancelled, onClose }: CancelRefillDialogProps) {
  const { t, i18n } = useTranslation(messages);
  const { trigger, isMutating, error } = useCancelRefill();

  async function cancel() {
    const outcome = await trigger({ params: { path: { id: refill.id } } });
    if (outcome.ok) onCancelled(outcome.data);
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('cancel.title', { amount: formatMoney(refill.requestedAmount, i18n.language) })}
      confirmLabel={t('cancel.confirm')}
      cancelLabel={t('cancel.keep')}
      pendingLabel={t('cancel.pending')}
      onConfirm={() => void cancel()}
      onCancel={onClose}
      isPending={isMutating}
      error={
        error && (
          <ProblemBanner
            error={error}
            words={{ update_error: { title: t('cancel.tooLate.title'), body: t('cancel.tooLate.body') } }}
          />
        )
      }
    >
      <Stack gap={3}>
        <Text>{t('cancel.unsent')}</Text>
        <Text>{t('cancel.sent')}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
