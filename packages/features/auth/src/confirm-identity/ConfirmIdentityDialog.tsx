import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, Dialog, Inline, Skeleton, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { ConfirmByPasskey } from '../passkeys/ConfirmByPasskey.tsx';
import { WherePasskeysWork } from '../passkeys/WherePasskeysWork.tsx';
import { useConfirmation } from './confirmation.requests.ts';
import { ConfirmByCode } from './ConfirmByCode.tsx';
import { ConfirmByPassword } from './ConfirmByPassword.tsx';

export interface ConfirmIdentityDialogProps {
  /** Called once, with whether the session is confirmed. */
  onClose: (isConfirmed: boolean) => void;
}

/** Asks for a proof of who the user is, over the form that needs it. The form and what was typed into it stay. */
export function ConfirmIdentityDialog({ onClose }: ConfirmIdentityDialogProps) {
  const { t } = useTranslation(messages);
  const { data, error, mutate } = useConfirmation();
  return (
    <Dialog
      isOpen
      // A press beside the dialog must not lose a typed code.
      isDismissable={false}
      size="small"
      title={t('identity.title')}
      closeLabel={t('identity.cancel')}
      onOpenChange={(isOpen) => !isOpen && onClose(false)}
    >
      <Stack gap={5}>
        <Text>{t('identity.lead')}</Text>
        {data && <Methods state={data} onChanged={() => mutate()} onConfirmed={() => onClose(true)} />}
        {!data && error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
        {!data && !error && <Skeleton shape="block" />}
      </Stack>
    </Dialog>
  );
}

interface MethodsProps {
  state: Schema<'ConfirmationState'>;
  /** Reads the state again. */
  onChanged: () => Promise<unknown>;
  onConfirmed: () => void;
}

/** The form of one method, and buttons for the others. */
function Methods({ state: { methods, code }, onChanged, onConfirmed }: MethodsProps) {
  const { t } = useTranslation(messages);
  const [wanted, setWanted] = useState<Schema<'ConfirmationMethod'>>();
  const chosen = wanted && methods.includes(wanted) ? wanted : methods[0];
  return (
    <>
      {chosen === 'password' && (
        <ConfirmByPassword onConfirmed={onConfirmed} onInsufficient={() => void onChanged()} />
      )}
      {chosen === 'code' && <ConfirmByCode code={code} onSent={onChanged} onConfirmed={onConfirmed} />}
      {methods.includes('passkey') && (
        <WherePasskeysWork>
          <ConfirmByPasskey onConfirmed={onConfirmed} />
        </WherePasskeysWork>
      )}
      {methods.map(
        (method) =>
          method !== chosen &&
          method !== 'passkey' && (
            <Inline key={method} justify="center">
              <Button variant="quiet" onPress={() => setWanted(method)}>
                {t(`identity.use.${method}`)}
              </Button>
            </Inline>
          ),
      )}
    </>
  );
}
