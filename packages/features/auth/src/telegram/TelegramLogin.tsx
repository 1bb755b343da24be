import type { Schema } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Text } from '@meridian/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import type { SignInResponse } from '../second-factor/SecondFactorGate.tsx';
import { useSignInWithTelegram } from './telegram.requests.ts';
import { TelegramButton } from './TelegramButton.tsx';
import { TelegramQuestion } from './TelegramQuestion.tsx';
import type { TelegramVisit } from './telegramVisit.ts';
import { useTelegramUser } from './useTelegramUser.ts';

interface TelegramLoginProps {
  visit: TelegramVisit;
  onAccepted: (response: SignInResponse) => void;
  onUnknown: () => void;
}

/** Signs in with what Telegram returned, or goes to Telegram. */
export function TelegramLogin({ visit, onAccepted, onUnknown }: TelegramLoginProps) {
  const { t } = useTranslation(messages);
  const { trigger, isMutating, error } = useSignInWithTelegram();
  const { user, asked, isUnreadable, response } = useTelegramUser(visit);
  const isSent = useRef(false);

  useEffect(() => {
    async function logIn(body: Schema<'TelegramData'>) {
      const outcome = await trigger({ body });
      if (outcome.ok) onAccepted(outcome.data);
      else if (outcome.error.code === 'not_found') onUnknown();
    }
    if (!user || isSent.current) return;
    // A signature works once.
    isSent.current = true;
    void logIn(user);
  });

  return (
    <>
      {asked && <TelegramQuestion to="logIn" user={asked} onResponse={response} />}
      {isUnreadable && (
        <Alert isAnnounced tone="warning" title={t('telegram.unreadable.title')}>
          {t('telegram.unreadable.body')}
        </Alert>
      )}
      {error && error.code !== 'not_found' && <ProblemBanner error={error} />}
      {isMutating ? (
        <Text role="status">{t('telegram.pending')}</Text>
      ) : (
        <TelegramButton returnTo={visit.returnTo}>{t('telegram.logIn')}</TelegramButton>
      )}
    </>
  );
}
