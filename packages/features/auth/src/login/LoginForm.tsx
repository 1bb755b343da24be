import { NationalPhone, useFieldErrors } from '@meridian/forms';
import { cleanPhone, isPhoneLike, readInternationalPhone } from '@meridian/personal-data';
import { ProblemBanner } from '@meridian/problem';
import { Button, Form, Inline, Link, PasswordField, Text, TextField } from '@meridian/ui';
import { type FormEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { readText } from '../readText.ts';
import type { SignInResponse } from '../second-factor/SecondFactorGate.tsx';
import { useFieldWords } from '../useFieldWords.ts';
import { useSignIn } from './login.requests.ts';

interface LoginFormProps {
  /** The login of the user whose session has ended. */
  login?: string;
  /** Without `forgotLogin` where the login is known. */
  hrefs: { forgotLogin?: string; forgotPassword: string };
  /** Whether a session that the server began may be asked for again: this browser did not store it. */
  isRepeatable?: boolean;
  onAccepted: (response: SignInResponse) => void;
}

const fields = ['login', 'password'];

/** A phone without its country code. No login has spaces, brackets or hyphens. */
const isNationalPhone = (name: string) =>
  isPhoneLike(name) && readInternationalPhone(name) === undefined && /\D/.test(cleanPhone(name));

/** A login in another alphabet, such as one typed with the wrong keyboard layout (section 5). */
const isForeign = (name: string) => !/[@+]/.test(name) && !isPhoneLike(name) && /\P{ASCII}/u.test(name);

/** Digits that may be a login, or a phone that lacks its `+`. */
const mayBePhone = (name: string) => /^\d{10,15}$/.test(name);

/** Asks for the login, e-mail or phone, and for the password. */
export function LoginForm({ login = '', hrefs, isRepeatable = false, onAccepted }: LoginFormProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, data, error } = useSignIn();
  const sayField = useFieldWords();
  const { fieldErrors, formError } = useFieldErrors(error, fields);
  const [typed, setTyped] = useState(login);
  const [phone, setPhone] = useState('');
  const [sent, setSent] = useState('');
  const mayBeNational =
    isNationalPhone(typed) || (error !== undefined && mayBePhone(sent) && typed.trim() === sent);

  function check(text: string) {
    const name = text.trim();
    if (isNationalPhone(name) && phone === '') return t('logIn.nationalPhone');
    return sayField(isForeign(name) ? 'login_charset' : undefined);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isMutating || (data && !isRepeatable)) return;
    const form = new FormData(event.currentTarget);
    const name = readText(form, 'login').trim();
    setSent(name);
    const signInName = (mayBeNational && phone) || (readInternationalPhone(name) ?? name);
    const outcome = await trigger({ body: { login: signInName, password: readText(form, 'password') } });
    if (outcome.ok) onAccepted(outcome.data);
  }

  return (
    <>
      {formError && <ProblemBanner {...formError} />}
      {/* Without a script, the password must not get into the address. */}
      <Form method="post" onSubmit={submit} validationErrors={fieldErrors}>
        <TextField
          name="login"
          label={t('field.signInName')}
          autoComplete="username webauthn"
          isVerbatim
          defaultValue={login}
          onChange={setTyped}
          validate={check}
          requiredMessage={t('field.missing.signInName')}
        />
        {mayBeNational && (
          <Suspense fallback={null}>
            <NationalPhone text={typed} onRead={setPhone} />
          </Suspense>
        )}
        <PasswordField
          name="password"
          label={t('field.password')}
          autoComplete="current-password"
          autoFocus={login !== ''}
          showLabel={t('field.showPassword')}
          hideLabel={t('field.hidePassword')}
          requiredMessage={t('field.missing.ownPassword')}
        />
        <Inline justify={hrefs.forgotLogin === undefined ? 'end' : 'between'}>
          {hrefs.forgotLogin !== undefined && (
            <Text>
              <Link href={hrefs.forgotLogin}>{t('logIn.forgotLogin')}</Link>
            </Text>
          )}
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
