import { Alert, Button } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

interface SubscriptionLapsedProps {
  onSubscribe: () => void;
}

/** The subscription ended while a form was open: activates it over the form, which keeps its input. */
export function SubscriptionLapsed({ onSubscribe }: SubscriptionLapsedProps) {
  const { t } = useTranslation(messages);
  return (
    <Alert
      tone="warning"
      isAnnounced
      title={t('lapsed.title')}
      actions={
        <Button size="small" onPress={onSubscribe}>
          {t('lapsed.action')}
        </Button>
      }
    >
      {t('lapsed.body')}
    </Alert>
  );
}
