import { ProblemBanner } from '@meridian/problem';
import { Button, KeyRoundIcon, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useBeginPasskeyConfirmation, useConfirmSession } from '../confirm-identity/confirmation.requests.ts';
import { messages } from '../messages.ts';
import { usePasskeyQuestion } from './usePasskeyQuestion.ts';

/** Confirms the session by a passkey. */
export function ConfirmByPasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error, reset } = useConfirmSession();
  const question = usePasskeyQuestion(useBeginPasskeyConfirmation());

  async function press() {
    reset();
    const passkey = await question.ask();
    if (!passkey) return;
    const outcome = await trigger({ body: { passkey } });
    if (outcome.ok) onConfirmed();
  }

  const problem = question.error ?? error;
  return (
    <Stack gap={3}>
      {problem && <ProblemBanner error={problem} />}
      <Button
        icon={KeyRoundIcon}
        isWide
        isPending={question.isAsking || isMutating}
        pendingLabel={t('passkeys.asking')}
        onPress={() => void press()}
      >
        {t('passkeys.confirm')}
      </Button>
      {question.failure && (
        <Text role="status" tone="muted">
          {t('passkeys.notConfirmed')}
        </Text>
      )}
    </Stack>
  );
}
