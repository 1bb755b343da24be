import type { Schema } from '@meridian/api-client';
import { Alert, Heading, Link, Stack, Text } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { DocumentHrefs } from './AgreementCheckbox.tsx';
import { InviterNotice } from './InviterNotice.tsx';
import { RegisterForm } from './RegisterForm.tsx';
import { TelegramButton } from '../telegram/TelegramButton.tsx';
import { TelegramQuestion } from '../telegram/TelegramQuestion.tsx';
import { telegramName, type TelegramVisit } from '../telegram/telegramVisit.ts';
import { useTelegramUser } from '../telegram/useTelegramUser.ts';
import { useInviter } from './registration.requests.ts';

export interface RegisterPageProps {
  /** Login of the inviter from the link. */
  inviter?: string | undefined;
  /** Language of the codes and e-mails that the server sends. */
  language: Schema<'Language'>;
  hrefs: DocumentHrefs & { login: string };
  telegram: TelegramVisit;
  /** The account and its session exist; the phone is not confirmed yet. */
  onAuthenticated: (session: Schema<'Session'>) => void;
}

/** Creates an account, with or without an inviter. */
export function RegisterPage({
  inviter = '',
  language,
  hrefs,
  telegram: visit,
  onAuthenticated,
}: RegisterPageProps) {
  const { t } = useTranslation(messages);
  const { data: found, error, isValidating, mutate } = useInviter(inviter);
  const [isRefused, setRefused] = useState(false);
  const { user: telegram, asked, response } = useTelegramUser(visit);
  const isUnknown = isRefused || error?.code === 'not_found';
  const isProgramOff = error?.code === 'capability_off';

  return (
    <Stack gap={6}>
      <Heading level={1}>{t('register.title')}</Heading>
      {inviter && !isProgramOff && (
        <InviterNotice
          inviter={inviter}
          login={found?.login}
          isUnknown={isUnknown}
          isFailed={error !== undefined}
          isChecking={isValidating}
          onCheck={() => void mutate()}
        />
      )}
      {asked && <TelegramQuestion to="register" user={asked} onResponse={response} />}
      {telegram && (
        <Alert tone="info" title={t('telegram.registering.title', { name: telegramName(telegram) })}>
          {t('telegram.registering.body')}
        </Alert>
      )}
      <RegisterForm
        // Suggests the login of the user in Telegram; what was typed is in the draft.
        key={telegram?.id}
        inviter={isUnknown || isProgramOff ? null : (found?.login ?? (inviter || null))}
        language={language}
        hrefs={hrefs}
        telegram={telegram}
        onInviterRefused={() => setRefused(true)}
        onAuthenticated={onAuthenticated}
      />
      {!telegram && <TelegramButton returnTo={visit.returnTo}>{t('telegram.register')}</TelegramButton>}
      <Text tone="muted">
        <span>{t('register.hasAccount')}</span> <Link href={hrefs.login}>{t('register.logIn')}</Link>
      </Text>
    </Stack>
  );
}
