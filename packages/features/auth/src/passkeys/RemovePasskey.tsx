import type { Schema } from '@meridian/api-client';
import { useSetting } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { ConfirmDialog } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useRemovePasskey } from './passkeys.requests.ts';

interface RemovePasskeyProps {
  passkey: Schema<'Passkey'>;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before a passkey is removed. */
export function RemovePasskey({
  passkey: { id, credentialId, name },
  onRemoved,
  onCancel,
}: RemovePasskeyProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useRemovePasskey();

  const rpId = useSetting('auth').data?.passkeyDomain;

  async function remove() {
    const outcome = await trigger({ params: { path: { id } } });
    // It was removed in another window.
    if (!outcome.ok && outcome.error.code !== 'not_found') return;
    if (rpId) forget({ rpId, credentialId });
    onRemoved();
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

/** Asks the password manager not to offer the passkey any more. It reports nothing, and older browsers cannot be asked. */
function forget(credential: UnknownCredentialOptions): void {
  if ('signalUnknownCredential' in PublicKeyCredential)
    void PublicKeyCredential.signalUnknownCredential(credential).catch(() => undefined);
}
