import type { Schema } from '@meridian/api-client';
import { useSubscriptionOptions } from '@meridian/api-client/react';
import { ProblemBanner } from '@meridian/problem';
import { Button, Checkbox, Form, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { parsePhone } from './parsePhone.ts';
import { readText } from './readText.ts';
import { checkEmail, checkLogin, checkPhone } from './registrationRules.ts';
import { useRegistrationErrors } from './useRegistrationErrors.ts';
import { useAuthSetting } from './useAuthSetting.ts';
import { useFieldWords } from './useFieldWords.ts';
import { useRegisterUser } from './useRegisterUser.ts';

interface RegisterFormProps {
  /** Login of the inviter; null when nobody invited. */
  inviter: string | null;
  language: Schema<'Language'>;
  /** The server does not know the inviter. */
  onInviterRefused: () => void;
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** An example for the hint, from the range that is kept for examples. */
const EXAMPLE_PHONE = '+44 7700 900123';

/** What an account needs. Everything is asked once and together; the server has the last word on each field. */
export function RegisterForm({ inviter, language, onInviterRefused, onAuthenticated }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const { setting } = useAuthSetting();
  const { data: subscriptions } = useSubscriptionOptions();
  const trialDays = subscriptions?.trialDays ?? 0;
  const sayField = useFieldWords();
  const { trigger, isMutating, data, error } = useRegisterUser();
  const fieldErrors = useRegistrationErrors(error);
  const isBeyondFields = error && Object.keys(fieldErrors).length === 0;
  const isUnanswered = error?.code === 'network_lost' || error?.code === 'timed_out';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating || data) return;
    const form = new FormData(event.currentTarget);
    const outcome = await trigger({
      params: { path: { login: readText(form, 'login').trim() } },
      body: {
        email: readText(form, 'email').trim(),
        phone: parsePhone(readText(form, 'phone')) ?? '',
        password: readText(form, 'password'),
        passwordConfirmation: readText(form, 'passwordConfirmation'),
        inviter,
        agreementAccepted: form.has('agreementAccepted'),
        language,
      },
    });
    if (outcome.ok) onAuthenticated(outcome.data);
    else if ('inviter' in outcome.error.fields) onInviterRefused();
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      {isBeyondFields && <ProblemBanner error={error} />}
      {isUnanswered && <Text>{t('register.unanswered')}</Text>}
      <TextField
        name="login"
        label={t('field.login')}
        description={
          setting &&
          t('field.loginHint', { minimum: setting.loginMinimumLength, maximum: setting.loginMaximumLength })
        }
        autoComplete="username"
        isVerbatim
        validate={(login) => sayField(checkLogin(login.trim(), setting))}
        requiredMessage={sayField('login_required')}
      />
      <TextField
        name="email"
        inputMode="email"
        label={t('field.email')}
        autoComplete="email"
        isVerbatim
        validate={(email) => sayField(checkEmail(email.trim()))}
        requiredMessage={sayField('email_required')}
      />
      <TextField
        name="phone"
        type="tel"
        label={t('field.phone')}
        description={t('field.phoneHint', { example: EXAMPLE_PHONE })}
        autoComplete="tel"
        validate={(phone) => sayField(checkPhone(phone))}
        requiredMessage={t('field.missing.phone')}
      />
      <NewPasswordFields rules={setting} />
      {trialDays > 0 && <Text tone="muted">{t('register.trial', { count: trialDays })}</Text>}
      <Checkbox name="agreementAccepted" requiredMessage={sayField('must_be_accepted')}>
        {t('field.agreement')}
      </Checkbox>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={isMutating}
        pendingLabel={t('register.pending')}
      >
        {t('register.submit')}
      </Button>
    </Form>
  );
}
