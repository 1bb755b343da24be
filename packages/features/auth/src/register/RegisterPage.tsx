import type { Schema } from '@meridian/api-client';
import { useApiQuery } from '@meridian/api-client/react';
import { Heading, Link, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InviterNotice } from './InviterNotice.tsx';
import { RegisterForm } from './RegisterForm.tsx';

export interface RegisterPageProps {
  /** Login of the inviter from the link. */
  inviter?: string | undefined;
  /** Language of the codes and e-mails that the server sends. */
  language: Schema<'Language'>;
  hrefs: { login: string };
  /** The account and its session exist; the phone is not confirmed yet. */
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** Creates an account, with or without an inviter. */
export function RegisterPage({ inviter = '', language, hrefs, onAuthenticated }: RegisterPageProps) {
  const { t } = useTranslation('auth');
  const {
    data: found,
    error,
    isValidating,
    mutate,
  } = useApiQuery(inviter === '' ? null : '/user/referral/{id}', { params: { path: { id: inviter } } });
  const [isRefused, setRefused] = useState(false);
  const isUnknown = isRefused || error?.code === 'not_found';

  return (
    <Stack gap={6}>
      <Heading level={1}>{t('register.title')}</Heading>
      {inviter && (
        <InviterNotice
          inviter={inviter}
          login={found?.login}
          isUnknown={isUnknown}
          isFailed={error !== undefined}
          isChecking={isValidating}
          onCheck={() => void mutate()}
        />
      )}
      <RegisterForm
        inviter={isUnknown ? null : (found?.login ?? (inviter || null))}
        language={language}
        onInviterRefused={() => setRefused(true)}
        onAuthenticated={onAuthenticated}
      />
      <Text tone="muted">
        {t('register.hasAccount')} <Link href={hrefs.login}>{t('register.logIn')}</Link>
      </Text>
    </Stack>
  );
}
