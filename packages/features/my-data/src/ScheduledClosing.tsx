import type { Schema } from '@meridian/api-client';
import { useDateFormat } from '@meridian/i18n';
import { ProblemBanner } from '@meridian/problem';
import { Alert, Button, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { useCancelClosing } from './closing.requests.ts';
import { messages } from './messages.ts';

interface ScheduledClosingProps {
  scheduled: Schema<'ScheduledClosing'>;
  onKept: () => void;
}

/** When the account closes, and the way back. */
export function ScheduledClosing({ scheduled, onKept }: ScheduledClosingProps) {
  const { t } = useTranslation(messages);
  const format = useDateFormat('day', 'always');
  const { trigger, isMutating, error } = useCancelClosing();

  async function keep() {
    const outcome = await trigger();
    if (outcome.ok) onKept();
  }

  return (
    <Stack gap={4}>
      <Alert
        tone="info"
        title={t('closing.scheduled.title', { date: format(scheduled.closingDate) })}
        actions={
          <Button
            onPress={() => void keep()}
            isPending={isMutating}
            pendingLabel={t('closing.scheduled.keeping')}
          >
            {t('closing.scheduled.keep')}
          </Button>
        }
      >
        <Stack gap={2}>
          <Text>{t('closing.scheduled.body')}</Text>
          <Text>{t('closing.scheduled.at')}</Text>
        </Stack>
      </Alert>
      {error && <ProblemBanner error={error} onRetry={() => void keep()} />}
    </Stack>
  );
}
