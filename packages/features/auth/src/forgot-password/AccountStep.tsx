import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailInput } from '../EmailInput.tsx';
import { messages } from '../messages.ts';
import { readText } from '../readText.ts';
import { useFieldWords } from '../useFieldWords.ts';
import { useRequestResetCode } from './passwordReset.requests.ts';
import type { PasswordReset } from './passwordReset.ts';

interface AccountStepProps {
  reset: PasswordReset;
  onTyped: (typed: Partial<PasswordReset>) => void;
  onSent: (sent: Partial<PasswordReset>) => void;
}

const fields = ['login', 'email'];

/** Asks whose password is forgotten. The response does not reveal whether there is such an account. */
export function AccountStep({ reset, onTyped, onSent }: AccountStepProps) {
  const { t } = useTranslation(messages);
  const sayField = useFieldWords();
  const { trigger, isMutating, error } = useRequestResetCode();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating) return;
    const form = new FormData(event.currentTarget);
    const body = { login: readText(form, 'login').trim(), email: readText(form, 'email').trim() };
    const outcome = await trigger({ body });
    if (!outcome.ok) return;
    const { sentTo, secret, length } = outcome.data;
    onSent({ ...body, sentTo, secret, length: `${length}`, sentTime: `${Date.now()}` });
  }

  return (
    // Without a script, what was typed must not get into the address.
    <Form method="post" onSubmit={submit} validationErrors={fieldErrors}>
      <Text>{t('forgot.account.lead')}</Text>
      {formError && <ProblemBanner {...formError} isServerWorded />}
      <TextField
        name="login"
        label={t('field.login')}
        autoComplete="username"
        isVerbatim
        defaultValue={reset.login}
        onChange={(login) => onTyped({ login })}
        requiredMessage={sayField('login_required')}
      />
      <EmailInput defaultValue={reset.email} onChange={(email) => onTyped({ email })} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={isMutating}
        pendingLabel={t('code.sending')}
      >
        {t('code.send')}
      </Button>
    </Form>
  );
}
