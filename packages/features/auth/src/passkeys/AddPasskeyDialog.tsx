import type { Schema } from '@meridian/api-client';
import { WithdrawalPauseNote } from '@meridian/forms';
import { Dialog, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { CeremonyFailure } from './ceremonies.ts';
import { loadCeremonies } from './loadCeremonies.ts';
import { PasskeyNameForm } from './PasskeyNameForm.tsx';
import { useAddPasskey, useBeginPasskey } from './passkeys.requests.ts';

interface AddPasskeyDialogProps {
  onAdded: (passkey: Schema<'Passkey'>) => void;
  onCancel: () => void;
}

/** Names a passkey, then asks the browser to make it. */
export default function AddPasskeyDialog({ onAdded, onCancel }: AddPasskeyDialogProps) {
  const { t } = useTranslation(messages);
  const begin = useBeginPasskey();
  const register = useAddPasskey();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CeremonyFailure>();

  async function make(name: string) {
    const options = await begin.trigger();
    if (!options.ok) return;
    const { createPasskey } = await loadCeremonies();
    const made = await createPasskey(options.data);
    if (!made.ok) return setFailure(made.failure);
    const outcome = await register.trigger({ body: { name, credential: made.credential } });
    if (outcome.ok) onAdded(outcome.data);
  }

  async function add(name: string) {
    setFailure(undefined);
    register.reset();
    setIsBusy(true);
    try {
      await make(name);
    } catch {
      // The code for it could not be loaded.
      setFailure('failed');
    }
    setIsBusy(false);
  }

  return (
    <Dialog
      isOpen
      isDismissable={false}
      isKeyboardDismissDisabled={isBusy}
      onOpenChange={onCancel}
      title={t('passkeys.add')}
      closeLabel={t('passkeys.cancel')}
    >
      <Stack gap={5}>
        <Text>{t('passkeys.addLead')}</Text>
        <WithdrawalPauseNote />
        <PasskeyNameForm
          submitLabel={t('passkeys.addSubmit')}
          isPending={isBusy}
          pendingLabel={t('passkeys.adding')}
          error={begin.error ?? register.error}
          failure={failure && t(`passkeys.notAdded.${failure}`)}
          onSubmit={(name) => void add(name)}
        />
      </Stack>
    </Dialog>
  );
}
