import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useRevokeReadOnlyKey } from './readOnlyKeys.requests.ts';

interface RevokeKeyDialogProps {
  readOnlyKey: Schema<'ReadOnlyKey'>;
  onRevoked: () => void;
  onCancel: () => void;
}

/** Asks before a key is revoked. */
export function RevokeKeyDialog({ readOnlyKey: { id, name }, onRevoked, onCancel }: RevokeKeyDialogProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useRevokeReadOnlyKey();

  async function revoke() {
    const outcome = await trigger({ params: { path: { id } } });
    // It was revoked in another window.
    if (outcome.ok || outcome.error.code === 'not_found') onRevoked();
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('keys.ask.title', { name })}
      confirmLabel={t('keys.ask.confirm')}
      cancelLabel={t('keys.cancel')}
      pendingLabel={t('keys.ask.pending')}
      isPending={isMutating}
      onConfirm={() => void revoke()}
      onCancel={onCancel}
      error={error && error.code !== 'not_found' && <ProblemBanner error={error} />}
    >
      {t('keys.ask.body')}
    </ConfirmDialog>
  );
}
