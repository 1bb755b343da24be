import type { Schema } from '@meridian/api-client';
import { Heading, Link, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InviterNotice } from './InviterNotice.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { useInviter } from './useInviter.ts';

export interface RegisterPageProps {
  /** Login of the inviter, as the link that led here has it. */
  inviter?: string | undefined;
  /** Language of the codes and letters that will be sent. */
  language: Schema<'Language'>;
  hrefs: { login: string };
  /** The account is made and its session has begun; its phone waits for the code. */
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** Makes an account, for the person's own wish or by an invitation. */
export function RegisterPage({ inviter = '', language, hrefs, onAuthenticated }: RegisterPageProps) {
  const { t } = useTranslation('auth');
  const { data: found, error, isValidating, mutate } = useInviter(inviter || undefined);
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
