import type { Schema } from '@meridian/api-client';
import { Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { getArrivalTime } from '../code/getArrivalTime.ts';
import { CodeForm } from '../code/CodeForm.tsx';
import { messages } from '../messages.ts';
import { useConfirmSession, useSendConfirmationCode } from './confirmation.requests.ts';

interface ConfirmByCodeProps {
  /** Null for codes of an authenticator app: nothing is sent. */
  code: Schema<'CodeState'> | null;
  /** Reads the state of the code again. */
  onSent: () => Promise<unknown>;
  onConfirmed: () => void;
}

/** Codes of an authenticator app have six digits (RFC 6238). */
const appCode = { sentTo: '', length: 6, attemptsLeft: undefined, validSeconds: undefined };

/** Confirms the session by a code that is sent on request, or by one of the authenticator app. */
export function ConfirmByCode({ code, onSent, onConfirmed }: ConfirmByCodeProps) {
  const { t } = useTranslation(messages);
  const confirmation = useConfirmSession();
  const sending = useSendConfirmationCode();

  async function confirm(typed: string) {
    const outcome = await confirmation.trigger({ body: { code: typed } });
    if (outcome.ok) onConfirmed();
    return outcome.ok ? undefined : outcome.error;
  }

  async function send() {
    const outcome = await sending.trigger();
    if (!outcome.ok) return false;
    confirmation.reset();
    await onSent();
    return true;
  }

  return (
    <Stack gap={5}>
      {code ? (
        <Text>
          {t(code.attemptsLeft > 0 ? 'identity.code.lead' : 'identity.code.none', {
            // A masked number stays on one line.
            sentTo: code.sentTo.replaceAll(' ', '\u00A0'),
          })}
        </Text>
      ) : (
        <Text>{t('secondFactor.lead')}</Text>
      )}
      <CodeForm
        code={code ?? appCode}
        waitUntil={code && code.waitSeconds > 0 ? getArrivalTime(code) + code.waitSeconds * 1000 : undefined}
        submitLabel={t('identity.submit.code')}
        onConfirm={confirm}
        isConfirming={confirmation.isMutating}
        error={confirmation.error}
        onSend={code ? send : undefined}
        isSending={sending.isMutating}
        sendError={sending.error}
      />
    </Stack>
  );
}
