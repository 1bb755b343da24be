import type { Schema } from '@meridian/api-client';
import { useApiMutation, useSubscriptionOptions } from '@meridian/api-client/react';
import { ProblemBanner, useDraft, useFieldErrors } from '@meridian/problem';
import { Button, Checkbox, Form, PhoneField, type PhoneFieldProps, Text, TextField } from '@meridian/ui';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { readText } from '../readText.ts';
import { checkEmail, checkLogin } from './registrationRules.ts';
import { useAuthSetting } from '../useAuthSetting.ts';
import { useFieldWords } from '../useFieldWords.ts';

interface RegisterFormProps {
  /** Login of the inviter; null without one. */
  inviter: string | null;
  language: Schema<'Language'>;
  /** The server rejected the inviter. */
  onInviterRefused: () => void;
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** From the range reserved for examples. */
const EXAMPLE_PHONE = '+44 7700 900123';

/** The country of numbers typed without a country code. English doesn't imply one. */
const phoneCountry = { en: {}, ru: { country: 'RU' } } as const satisfies Record<
  Schema<'Language'>,
  Pick<PhoneFieldProps, 'country'>
>;

/** `inviter` has no field here: the page shows its error. */
const fields = [
  'login',
  'email',
  'phone',
  'password',
  'passwordConfirmation',
  'agreementAccepted',
  'inviter',
];

const fieldOfCode = {
  login_already_registered: 'login',
  email_already_registered: 'email',
  phone_already_registered: 'phone',
} as const;

const emptyDraft = { login: '', email: '', phone: '' };

/** Asks for everything that an account needs. The server validates each field again. */
export function RegisterForm({ inviter, language, onInviterRefused, onAuthenticated }: RegisterFormProps) {
  const { t } = useTranslation('auth');
  const { setting } = useAuthSetting();
  const { data: subscriptions } = useSubscriptionOptions();
  const trialDays = subscriptions?.trialDays ?? 0;
  const sayField = useFieldWords();
  const { t: tProblem } = useTranslation('problem');
  const { kept, keep, forget } = useDraft('registration', emptyDraft);
  const { trigger, isMutating, data, error } = useApiMutation('post', '/auth/register/{login}');
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);
  const isUnanswered = error?.code === 'network_lost' || error?.code === 'timed_out';

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating || data) return;
    const form = new FormData(event.currentTarget);
    const outcome = await trigger({
      params: { path: { login: readText(form, 'login').trim() } },
      body: {
        email: readText(form, 'email').trim(),
        phone: readText(form, 'phone'),
        password: readText(form, 'password'),
        passwordConfirmation: readText(form, 'passwordConfirmation'),
        inviter,
        agreementAccepted: form.has('agreementAccepted'),
        language,
      },
    });
    if (outcome.ok) {
      forget();
      onAuthenticated(outcome.data);
    } else if ('inviter' in outcome.error.fields) onInviterRefused();
  }

  return (
    <Form onSubmit={submit} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
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
        defaultValue={kept.login}
        onChange={(login) => keep({ login })}
        validate={(login) => sayField(checkLogin(login.trim(), setting))}
        requiredMessage={sayField('login_required')}
      />
      <TextField
        name="email"
        inputMode="email"
        label={t('field.email')}
        autoComplete="email"
        isVerbatim
        defaultValue={kept.email}
        onChange={(email) => keep({ email })}
        validate={(email) => sayField(checkEmail(email.trim()))}
        requiredMessage={sayField('email_required')}
      />
      <PhoneField
        name="phone"
        label={t('field.phone')}
        description={t('field.phoneHint', { example: EXAMPLE_PHONE })}
        {...phoneCountry[language]}
        defaultValue={kept.phone}
        onChange={(phone) => keep({ phone })}
        invalidMessage={tProblem('field.phone_invalid')}
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
