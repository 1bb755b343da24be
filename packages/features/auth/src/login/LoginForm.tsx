import { useApiMutation } from '@meridian/api-client/react';
import { useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Inline, Link, PasswordField, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readText } from '../readText.ts';
import type { SignInAnswer } from '../second-factor/SecondFactorGate.tsx';
import { useFieldWords } from '../useFieldWords.ts';

interface LoginFormProps {
  /** The login of the person whose session has ended. */
  login?: string;
  hrefs: { forgotPassword: string };
  /** Whether a session that the server began may be asked for again: this browser did not store it. */
  isRepeatable?: boolean;
  onAccepted: (answer: SignInAnswer) => void;
}

const fields = ['login', 'password'];

/** A login in another alphabet, such as one typed with the wrong keyboard layout (section 5). */
const isForeign = (login: string) => !login.includes('@') && /\P{ASCII}/u.test(login);

/** Asks for a login and a password. */
export function LoginForm({ login = '', hrefs, isRepeatable = false, onAccepted }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { trigger, isMutating, data, error } = useApiMutation('post', '/auth/login');
  const sayField = useFieldWords();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating || (data && !isRepeatable)) return;
    const form = new FormData(event.currentTarget);
    const outcome = await trigger({
      body: { login: readText(form, 'login').trim(), password: readText(form, 'password') },
    });
    if (outcome.ok) onAccepted(outcome.data);
  }

  return (
    <>
      {formError && <ProblemBanner {...formError} />}
      {/* Without a script, the password must not get into the address. */}
      <Form method="post" onSubmit={submit} validationErrors={fieldErrors}>
        <TextField
          name="login"
          label={t('field.login')}
          autoComplete="username webauthn"
          isVerbatim
          defaultValue={login}
          validate={(typed) => sayField(isForeign(typed.trim()) ? 'login_charset' : undefined)}
          requiredMessage={sayField('login_required')}
        />
        <PasswordField
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          autoFocus={login !== ''}
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          requiredMessage={t('field.missing.ownPassword')}
        />
        <Inline justify="end">
          <Text>
            <Link href={hrefs.forgotPassword}>{t('logIn.forgot')}</Link>
          </Text>
        </Inline>
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isPending={isMutating}
          pendingLabel={t('logIn.pending')}
        >
          {t('logIn.submit')}
        </Button>
      </Form>
    </>
  );
}
