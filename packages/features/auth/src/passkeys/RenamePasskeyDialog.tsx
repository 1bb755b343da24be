import type { Schema } from '@meridian/api-client';
import { Dialog } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { useRenamePasskey } from './passkeys.requests.ts';

interface RenamePasskeyDialogProps {
  passkey: Schema<'Passkey'>;
  onRenamed: () => void;
  onCancel: () => void;
}

/** Gives a passkey another name. */
export default function RenamePasskeyDialog({ passkey, onRenamed, onCancel }: RenamePasskeyDialogProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useRenamePasskey();

  async function rename(name: string) {
    const outcome = await trigger({ params: { path: { id: passkey.id } }, body: { name } });
    if (outcome.ok) onRenamed();
  }

  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isMutating}
      onOpenChange={onCancel}
      title={t('passkeys.renameTitle', { name: passkey.name })}
      closeLabel={t('passkeys.cancel')}
    >
      <PasskeyNameForm
        name={passkey.name}
        submitLabel={t('passkeys.renameSubmit')}
        isPending={isMutating}
        pendingLabel={t('passkeys.renaming')}
        error={error}
        onSubmit={(name) => void rename(name)}
      />
    </Dialog>
  );
}
