import type { Schema } from '@meridian/api-client';
import { useSetting, useSubscriptionOptions } from '@meridian/api-client/react';
import { useDraft, useFieldErrors } from '@meridian/forms';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, FormStep, Skeleton, Text, TextField } from '@meridian/ui';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages as problemMessages } from '@meridian/problem';
import { EmailInput } from '../EmailInput.tsx';
import { messages } from '../messages.ts';
import { NewPasswordFields } from '../new-password/NewPasswordFields.tsx';
import { PhoneForCodes } from '../PhoneForCodes.tsx';
import { readText } from '../readText.ts';
import { AgreementCheckbox, type DocumentHrefs } from './AgreementCheckbox.tsx';
import { useLoginAvailability, useRegister, useRegisterWithTelegram } from './registration.requests.ts';
import { checkLogin, loginLengths, suggestLogin } from './registrationRules.ts';
import { useFieldWords } from '../useFieldWords.ts';

interface RegisterFormProps {
  /** Login of the inviter; null without one. */
  inviter: string | null;
  language: Schema<'Language'>;
  hrefs: DocumentHrefs;
  /** The account of Telegram to register with, instead of a password. */
  telegram: Schema<'TelegramData'> | undefined;
  /** The server rejected the inviter. */
  onInviterRefused: () => void;
  onAuthenticated: (session: Schema<'Session'>) => void;
}

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

/** Of the first step. An error of one of them leads back to it. */
const contactFields: readonly string[] = ['login', 'email', 'phone'];

const emptyDraft = { login: '', email: '', phone: '' };

/**
 * Asks for everything that an account needs, in two steps: who it belongs to, then the password and the agreement. Through Telegram
 * there is one. The server validates each field again.
 */
export function RegisterForm({
  inviter,
  language,
  hrefs,
  telegram,
  onInviterRefused,
  onAuthenticated,
}: RegisterFormProps) {
  const { t } = useTranslation(messages);
  const { t: tProblem } = useTranslation(problemMessages);
  const { data: setting, error: settingError } = useSetting('auth');
  const isSettingAwaited = !setting && !settingError;
  const sayField = useFieldWords();
  const { kept, keep, forget } = useDraft('registration', emptyDraft);
  const byPassword = useRegister();
  const byTelegram = useRegisterWithTelegram();
  const { isMutating, data, error } = telegram ? byTelegram : byPassword;
  const { fieldErrors, formError } = useFieldErrors(error, fields, fieldOfCode);
  const [login, setLogin] = useState(kept.login);
  const { isTaken, checkTaken } = useTakenLogin(login.trim(), setting);
  const [hasContacts, setHasContacts] = useState(false);
  // The response may come when the second step is open.
  if (isTaken && hasContacts) setHasContacts(false);
  const isLastStep = telegram !== undefined || hasContacts;
  const stepTitle = (number: number) => (telegram ? undefined : t('register.step', { number, count: 2 }));
  const isUnanswered = error?.code === 'network_lost' || error?.code === 'timed_out';

  function send(form: FormData) {
    const params = { path: { login: readText(form, 'login').trim() } };
    const body = {
      email: readText(form, 'email').trim(),
      phone: readText(form, 'phone'),
      inviter,
      agreementAccepted: form.has('agreementAccepted'),
      language,
    };
    if (telegram) return byTelegram.trigger({ params, body: { ...body, telegram } });
    const password = readText(form, 'password');
    const passwordConfirmation = readText(form, 'passwordConfirmation');
    return byPassword.trigger({ params, body: { ...body, password, passwordConfirmation } });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating || data) return;
    if (!isLastStep) {
      checkTaken();
      setHasContacts(true);
      return;
    }
    const outcome = await send(new FormData(event.currentTarget));
    if (outcome.ok) {
      forget();
      onAuthenticated(outcome.data);
      return;
    }
    const { code, fields: rejected } = outcome.error;
    if ('inviter' in rejected) onInviterRefused();
    if (code in fieldOfCode || contactFields.some((field) => field in rejected)) setHasContacts(false);
  }

  return (
    // Without a script, what was typed must not get into the address.
    <Form method="post" onSubmit={submit} validationErrors={fieldErrors}>
      {formError && <ProblemBanner {...formError} />}
      {isUnanswered && <Text>{t('register.unanswered')}</Text>}
      <FormStep state={telegram || !hasContacts ? 'current' : 'done'} title={stepTitle(1)}>
        <TextField
          name="login"
          label={t('field.login')}
          description={
            setting
              ? t('field.loginHint', {
                  minimum: setting.loginMinimumLength,
                  maximum: setting.loginMaximumLength,
                })
              : isSettingAwaited && <Skeleton>{t('field.loginHint', { minimum: 0, maximum: 10 })}</Skeleton>
          }
          autoComplete="username"
          isVerbatim
          defaultValue={kept.login || suggestLogin(telegram?.username, setting)}
          onChange={(typed) => {
            setLogin(typed);
            keep({ login: typed });
          }}
          onBlur={checkTaken}
          {...(isTaken && { errorMessage: tProblem('code.login_already_registered.title') })}
          validate={(login) => sayField(checkLogin(login.trim(), setting), loginLengths(setting))}
          requiredMessage={sayField('login_required')}
        />
        <EmailInput defaultValue={kept.email} onChange={(email) => keep({ email })} />
        <PhoneForCodes defaultValue={kept.phone} onChange={(phone) => keep({ phone })} />
        <SubscriptionNote />
      </FormStep>
      <FormStep state={isLastStep ? 'current' : 'later'} title={stepTitle(2)}>
        {!telegram && <NewPasswordFields rules={setting} areRulesAwaited={isSettingAwaited} />}
        <AgreementCheckbox hrefs={hrefs} />
      </FormStep>
      <Button
        type="submit"
        variant="primary"
        size="large"
        isWide
        isPending={isMutating}
        pendingLabel={t('register.pending')}
      >
        {isLastStep ? t('register.submit') : t('register.next')}
      </Button>
      {hasContacts && (
        <Button variant="quiet" isWide isDisabled={isMutating} onPress={() => setHasContacts(false)}>
          {t('register.back')}
        </Button>
      )}
    </Form>
  );
}

/** Whether somebody has this login, asked once it is typed to its end. */
function useTakenLogin(login: string, rules: Schema<'SettingAuth'> | undefined) {
  const [wanted, setWanted] = useState('');
  const { data } = useLoginAvailability(wanted);
  return {
    isTaken: data?.available === false && wanted === login,
    checkTaken: () => {
      if (rules && checkLogin(login, rules) === undefined) setWanted(login);
    },
  };
}

/** Says that withdrawals need a subscription, and how long it is free. */
function SubscriptionNote() {
  const { t } = useTranslation(messages);
  const { data, error } = useSubscriptionOptions();
  if (!data) return error ? null : <Skeleton>{t('register.trial', { count: 10 })}</Skeleton>;
  return (
    <Text tone="muted">
      {data.trialDays > 0 ? t('register.trial', { count: data.trialDays }) : t('register.subscription')}
    </Text>
  );
}
