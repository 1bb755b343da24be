import type { Schema } from '@meridian/api-client';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner, SupportText } from '@meridian/problem';
import { Button, CodeField, Form, Inline, Stack, Text, TextField } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { useSignInWithSecondFactor } from './secondFactor.requests.ts';

/** Why the first factor is asked for again. */
export type Returned = 'late' | 'back';

interface SecondFactorStepProps {
  challenge: string;
  onAuthenticated: (session: Schema<'Session'>) => void;
  /** The time to enter a code has run out, or the user goes back. */
  onReturn: (reason: Returned) => void;
}

/** Digits of a code of an authenticator app (RFC 6238). */
const appCodeLength = 6;

const fields = ['code'];

const fieldOfCode = { codes_do_not_match: 'code' } as const;

/** Asks for a code of the authenticator app, or for a recovery code. */
export default function SecondFactorStep({ challenge, onAuthenticated, onReturn }: SecondFactorStepProps) {
  const { t } = useTranslation(messages);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const { trigger, isMutating, data, error, reset } = useSignInWithSecondFactor();
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);

  async function confirm(whole: string) {
    if (isMutating || data) return;
    const outcome = await trigger({ body: { challenge, code: whole } });
    if (outcome.ok) onAuthenticated(outcome.data);
    else if (outcome.error.code === 'waiting_time_expired') onReturn('late');
    else if (outcome.error.code in fieldOfCode && !isRecovery) setCode('');
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void confirm(code);
  }

  function change() {
    reset();
    setCode('');
    setRecovery(!isRecovery);
  }

  return (
    <Stack gap={5}>
      <Text>{t(isRecovery ? 'secondFactor.recoveryLead' : 'secondFactor.lead')}</Text>
      {formError && <ProblemBanner {...formError} />}
      <Form onSubmit={submit} validationErrors={fieldErrors}>
        {isRecovery ? (
          <TextField
            key="recovery"
            autoFocus
            name="code"
            label={t('secondFactor.recoveryCode')}
            isVerbatim
            autoComplete="off"
            maxLength={32}
            value={code}
            onChange={setCode}
            validate={(typed) =>
              /^[0-9a-z\s-]*$/i.test(typed) ? undefined : t('secondFactor.recoveryCharacters')
            }
            requiredMessage={t('secondFactor.recoveryMissing')}
          />
        ) : (
          <CodeField
            key="app"
            autoFocus
            name="code"
            label={t('field.code')}
            length={appCodeLength}
            value={code}
            onChange={setCode}
            onComplete={(whole) => void confirm(whole)}
            validate={(digits) =>
              digits.length === appCodeLength
                ? undefined
                : t('field.codeIncomplete', { count: appCodeLength })
            }
            requiredMessage={t('secondFactor.missing')}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isPending={isMutating}
          pendingLabel={t('code.pending')}
        >
          {t('logIn.submit')}
        </Button>
      </Form>
      <Inline justify="center">
        <Button variant="quiet" onPress={change}>
          {t(isRecovery ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
        </Button>
        <Button variant="quiet" onPress={() => onReturn('back')}>
          {t('secondFactor.back')}
        </Button>
      </Inline>
      {isRecovery && (
        <Text tone="muted">
          <SupportText>{t('secondFactor.lost')}</SupportText>
        </Text>
      )}
    </Stack>
  );
}
