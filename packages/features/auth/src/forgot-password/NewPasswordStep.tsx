import { useSetting } from '@meridian/api-client/react';
import { useFieldErrors, WithdrawalPauseNote } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx';
import { readText } from '../readText.ts';
import type { SignInResponse } from '../second-factor/SecondFactorGate.tsx';
import { useSetPassword } from './passwordReset.requests.ts';
import type { PasswordReset } from './passwordReset.ts';

interface NewPasswordStepProps {
  reset: PasswordReset;
  onAccepted: (response: SignInResponse) => void;
  /** The time to set a password has run out. */
  onLate: () => void;
}

const fields = ['password', 'passwordConfirmation'];

/** Sets the password. The login is shown so that password managers store both together. */
export function NewPasswordStep({
  reset: { login, email, token },
  onAccepted,
  onLate,
}: NewPasswordStepProps) {
  const { t } = useTranslation(messages);
  const { data: setting, error: settingError } = useSetting('auth');
  const { trigger, isMutating, data, error } = useSetPassword(token);
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating || data) return;
    const form = new FormData(event.currentTarget);
    const outcome = await trigger({
      body: {
        password: readText(form, 'password'),
        passwordConfirmation: readText(form, 'passwordConfirmation'),
      },
    });
    if (outcome.ok) onAccepted(outcome.data);
    else if (outcome.error.code === 'unauthorized') onLate();
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      <Text>{t('forgot.password.lead')}</Text>
      <WithdrawalPauseNote />
      {formError && <ProblemBanner {...formError} isServerWorded />}
      <TextField
        label={t('field.login')}
        autoComplete="username"
        isVerbatim
        isReadOnly
        defaultValue={login}
      />
      <NewPasswordFields
        rules={setting}
        areRulesAwaited={!setting && !settingError}
        guessable={[login, email]}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={isMutating}
        pendingLabel={t('forgot.password.pending')}
      >
        {t('forgot.password.submit')}
      </Button>
    </Form>
  );
}
