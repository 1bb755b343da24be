import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

interface RemovePasskeyProps {
  passkey: Schema<'Passkey'>;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskey({ passkey: { id, name }, onRemoved, onCancel }: RemovePasskeyProps) {
  const { t } = useTranslation('auth');
  const { trigger, isMutating, error } = useApiMutation('delete', '/user/passkeys/{id}', {
    revalidates: ['/user/passkeys', '/user/confirmation', '/notification'],
  });

  async function remove() {
    const outcome = await trigger({ params: { path: { id } } });
    // It was removed in another window.
    if (outcome.ok || outcome.error.code === 'not_found') onRemoved();
  }

  return (
    <ConfirmDialog
      isOpen
      variant="danger"
      title={t('passkeys.removeTitle', { name })}
      confirmLabel={t('passkeys.removeConfirm')}
      cancelLabel={t('passkeys.cancel')}
      pendingLabel={t('passkeys.removing')}
      isPending={isMutating}
      onConfirm={() => void remove()}
      onCancel={onCancel}
      error={error && error.code !== 'not_found' && <ProblemBanner error={error} />}
    >
      {t('passkeys.removeBody')}
    </ConfirmDialog>
  );
}
