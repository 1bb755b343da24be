import { useSetting } from '@meridian/api-client/react';
import { Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { CodeForm } from '../code/CodeForm.tsx';
import { messages } from '../messages.ts';
import { useCheckResetCode, useRequestResetCode } from './passwordReset.requests.ts';
import type { PasswordReset } from './passwordReset.ts';

interface CodeStepProps {
  reset: PasswordReset;
  onSent: (sent: Partial<PasswordReset>) => void;
  onConfirmed: (token: string) => void;
}

/** Asks for the code from the e-mail. */
export function CodeStep({
  reset: { login, email, sentTo, secret, length, sentTime },
  onSent,
  onConfirmed,
}: CodeStepProps) {
  const { t } = useTranslation(messages);
  const rules = useSetting('auth').data?.code;
  const validation = useCheckResetCode();
  const sending = useRequestResetCode();

  async function confirm(code: string) {
    if (validation.data) return undefined;
    const outcome = await validation.trigger({ body: { login, email, secret, code } });
    if (outcome.ok) onConfirmed(outcome.data.refreshToken);
    return outcome.ok ? undefined : outcome.error;
  }

  async function send() {
    const outcome = await sending.trigger({ body: { login, email } });
    if (!outcome.ok) return false;
    validation.reset();
    const sent = outcome.data;
    onSent({ sentTo: sent.sentTo, secret: sent.secret, length: `${sent.length}`, sentTime: `${Date.now()}` });
    return true;
  }

  return (
    <Stack gap={5}>
      <Text>{t('forgot.code.lead', { sentTo })}</Text>
      <CodeForm
        code={{
          sentTo,
          length: Number(length),
          attemptsLeft: rules?.attempts,
          validSeconds: rules?.lifetimeSeconds,
        }}
        waitUntil={rules && Number(sentTime) + rules.resendSeconds * 1000}
        submitLabel={t('forgot.code.submit')}
        onConfirm={confirm}
        isConfirming={validation.isMutating}
        error={validation.error}
        onSend={send}
        isSending={sending.isMutating}
        sendError={sending.error}
        isServerWorded
      />
    </Stack>
  );
}
