import type { Schema } from '@meridian/api-client';
import { useApiMutation } from '@meridian/api-client/react';
import { ProblemBanner, useFieldErrors } from '@meridian/problem';
import { Alert, Button, Form, Heading, Link, PasswordField, Stack, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { readText } from '../readText.ts';
import { useFieldWords } from '../useFieldWords.ts';

export interface LoginPageProps {
  hrefs: { register: string };
  /** Why someone who had logged in sees this page. */
  notice?: 'session_expired' | 'cookies_blocked' | undefined;
  /** The session has started; the phone may still be unconfirmed. */
  onAuthenticated: (session: Schema<'Session'>) => void;
}

const fields = ['login', 'password'];

/** Logs in with a login and a password. */
export function LoginPage({ hrefs, notice, onAuthenticated }: LoginPageProps) {
  const { t } = useTranslation('auth');
  const { trigger, isMutating, data, error } = useApiMutation('post', '/auth/login');
  const sayField = useFieldWords();
  const { fieldErrors, formError } = useFieldErrors(error, fields);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating || (data && notice !== 'cookies_blocked')) return;
    const form = new FormData(event.currentTarget);
    const outcome = await trigger({
      body: { login: readText(form, 'login').trim(), password: readText(form, 'password') },
    });
    if (outcome.ok) onAuthenticated(outcome.data);
  }

  return (
    <Stack gap={6}>
      <Heading level={1}>{t('logIn.title')}</Heading>
      {notice === 'session_expired' && (
        <Alert tone="info" title={t('logIn.expired.title')}>
          {t('logIn.expired.body')}
        </Alert>
      )}
      {notice === 'cookies_blocked' && (
        <Alert isAnnounced tone="warning" title={t('logIn.cookiesBlocked.title')}>
          {t('logIn.cookiesBlocked.body')}
        </Alert>
      )}
      {formError && <ProblemBanner {...formError} />}
      <Form onSubmit={submit} validationErrors={fieldErrors}>
        <TextField
          name="login"
          label={t('field.login')}
          autoComplete="username"
          isVerbatim
          requiredMessage={sayField('login_required')}
        />
        <PasswordField
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          requiredMessage={t('field.missing.ownPassword')}
        />
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
      <Text tone="muted">
        {t('logIn.noAccount')} <Link href={hrefs.register}>{t('logIn.register')}</Link>
      </Text>
    </Stack>
  );
}
