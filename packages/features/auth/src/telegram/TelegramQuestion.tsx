import type { Schema } from '@meridian/api-client';
import { Alert, Button } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { telegramName } from './telegramVisit.ts';

interface TelegramQuestionProps {
  to: 'logIn' | 'register';
  user: Schema<'TelegramData'>;
  onResponse: (isYes: boolean) => void;
}

/** Asks whether to go on as a user of Telegram whom a link brought. */
export function TelegramQuestion({ to, user, onResponse }: TelegramQuestionProps) {
  const { t } = useTranslation(messages);
  return (
    <Alert
      isAnnounced
      tone="warning"
      title={t(`telegram.asked.${to}.title`, { name: telegramName(user) })}
      actions={
        <>
          <Button onPress={() => onResponse(true)}>{t('telegram.asked.yes')}</Button>
          <Button variant="quiet" onPress={() => onResponse(false)}>
            {t('telegram.asked.no')}
          </Button>
        </>
      }
    >
      {t(`telegram.asked.${to}.body`)}
    </Alert>
  );
}
