import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog, useToast } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCloseOtherSessions } from '../devices/sessions.requests.ts';
import { deviceMessages } from '../devices/messages.ts';

interface SecureAccountProps {
  onSecured: () => void;
  onCancel: () => void;
}

/** Ends all other sessions after a confirmation. A stranger who is signed in is then signed out. */
export function SecureAccount({ onSecured, onCancel }: SecureAccountProps) {
  const { t } = useTranslation(deviceMessages);
  const { trigger, isMutating, error } = useCloseOtherSessions();
  const { show } = useToast();

  async function secure() {
    const outcome = await trigger();
    if (!outcome.ok) return;
    show({ message: t('devices.othersEnded') });
    onSecured();
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('devices.endOthers')}
      confirmLabel={t('history.secure.confirm')}
      cancelLabel={t('devices.cancel')}
      pendingLabel={t('devices.ending')}
      isPending={isMutating}
      onConfirm={() => void secure()}
      onCancel={onCancel}
      error={error && <ProblemBanner error={error} />}
    >
      {t('history.secure.body')}
    </ConfirmDialog>
  );
}
