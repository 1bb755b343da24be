import { markPart, pageParts } from '@meridian/page-parts';
import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, KeyRoundIcon, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useBeginPasskeySignIn, useSignInWithPasskey } from './passkeySignIn.requests.ts';
import { usePasskeyAutofill } from './usePasskeyAutofill.ts';
import { usePasskeyQuestion } from './usePasskeyQuestion.ts';
import { WherePasskeysWork } from './WherePasskeysWork.tsx';

interface PasskeySignInProps {
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** Signs in with a passkey, by a button or by autofill. Nothing where the browser or the server has none. */
export function PasskeySignIn(props: PasskeySignInProps) {
  return (
    <WherePasskeysWork>
      <div {...markPart(pageParts.passkeys)}>
        <PasskeyButton {...props} />
      </div>
    </WherePasskeysWork>
  );
}

function PasskeyButton({ onAuthenticated }: PasskeySignInProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error, reset } = useSignInWithPasskey();
  const question = usePasskeyQuestion(useBeginPasskeySignIn());

  async function finish(credential: Schema<'PasskeyAssertion'>): Promise<boolean> {
    const outcome = await trigger({ body: credential });
    if (outcome.ok) onAuthenticated(outcome.data);
    return outcome.ok;
  }

  async function press() {
    reset();
    const credential = await question.ask();
    if (credential) await finish(credential);
  }

  usePasskeyAutofill({ isPaused: question.isAsking || isMutating, onChosen: finish });

  const problem = question.error ?? error;
  return (
    <Stack gap={3}>
      {problem && <ProblemBanner error={problem} />}
      <Button
        icon={KeyRoundIcon}
        size="large"
        isWide
        isPending={question.isAsking || isMutating}
        pendingLabel={t('passkeys.asking')}
        onPress={() => void press()}
      >
        {t('passkeys.logIn')}
      </Button>
      {question.failure && (
        <Text role="status" tone="muted">
          {t(question.failure === 'failed' ? 'passkeys.failed' : 'passkeys.cancelled')}
        </Text>
      )}
    </Stack>
  );
}
