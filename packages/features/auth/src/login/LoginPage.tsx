import type { Schema } from '@meridian/api-client';
import { Alert, Heading, Link, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { SecondFactorGate } from '../second-factor/SecondFactorGate.tsx';
import { PasskeySignIn } from '../passkeys/PasskeySignIn.tsx';
import { TelegramLogin } from '../telegram/TelegramLogin.tsx';
import type { TelegramVisit } from '../telegram/telegramVisit.ts';
import { LoginForm } from './LoginForm.tsx';

export interface LoginPageProps {
  hrefs: { register: string; forgotLogin: string; forgotPassword: string };
  /** Why someone who had signed in sees this page. */
  notice?: 'session_expired' | 'cookies_blocked' | undefined;
  telegram: TelegramVisit;
  /** The session has started; the phone may still be unconfirmed. */
  onAuthenticated: (session: Schema<'Session'>) => void;
  /** Nobody has registered with this Telegram account. */
  onTelegramUnknown: () => void;
}

/** Signs in with a password, a passkey or Telegram. */
export function LoginPage({ hrefs, notice, telegram, onAuthenticated, onTelegramUnknown }: LoginPageProps) {
  const { t } = useTranslation(messages);
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
      <SecondFactorGate onAuthenticated={onAuthenticated}>
        {(onAccepted, returned) => (
          <>
            {returned === 'late' && (
              <Alert isAnnounced tone="warning" title={t('secondFactor.late.title')}>
                {t('secondFactor.late.body')}
              </Alert>
            )}
            <LoginForm hrefs={hrefs} isRepeatable={notice === 'cookies_blocked'} onAccepted={onAccepted} />
            <PasskeySignIn onAuthenticated={onAuthenticated} />
            <TelegramLogin
              // A signature works once.
              visit={returned ? { ...telegram, result: undefined } : telegram}
              onAccepted={onAccepted}
              onUnknown={onTelegramUnknown}
            />
            <Text tone="muted">
              <span>{t('logIn.noAccount')}</span> <Link href={hrefs.register}>{t('logIn.register')}</Link>
            </Text>
          </>
        )}
      </SecondFactorGate>
    </Stack>
  );
}
