import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useScheduleClosing } from './closing.requests.ts';
import { messages } from './messages.ts';

interface CloseDialogProps {
  coolingOffDays: number;
  onScheduled: () => void;
  onCancel: () => void;
}

/** Asks before the closing is scheduled. Who asks for it is confirmed by the password or a code. */
export function CloseDialog({ coolingOffDays, onScheduled, onCancel }: CloseDialogProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useScheduleClosing();

  async function schedule() {
    const outcome = await trigger();
    if (outcome.ok) onScheduled();
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('closing.confirm.title')}
      confirmLabel={t('closing.confirm.confirm')}
      cancelLabel={t('closing.confirm.cancel')}
      pendingLabel={t('closing.confirm.pending')}
      isPending={isMutating}
      onConfirm={() => void schedule()}
      onCancel={onCancel}
      error={error && <ProblemBanner error={error} />}
    >
      <Text>{t('closing.coolingOff.body', { count: coolingOffDays })}</Text>
      <Text>{t('closing.confirm.after')}</Text>
      <Text>{t('closing.confirm.download')}</Text>
    </ConfirmDialog>
  );
}
