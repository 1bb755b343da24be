import type { Schema } from '@meridian/api-client';
import { Button, DateTime, Heading, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

export interface MaintenancePageProps {
  work: Schema<'TechnicalWork'>;
  /** A check is pending. */
  isAsking: boolean;
  /** Checks now. The app also checks periodically. */
  onRetry: () => void;
}

/** Replaces the app during technical work (section 1 of the specification). */
export function MaintenancePage({ work, isAsking, onRetry }: MaintenancePageProps) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('maintenance.title')}</Heading>
      {work.message && <Text size={16}>{work.message}</Text>}
      <Text size={16}>{t('maintenance.paused')}</Text>
      <Text size={16}>{t('maintenance.safe')}</Text>
      {work.startDate && (
        <Text size={16}>
          <span>{t('maintenance.start')}</span> <DateTime value={work.startDate} />
        </Text>
      )}
      {work.endDate ? (
        <Text size={16}>
          <span>{t('maintenance.end')}</span> <DateTime value={work.endDate} />
        </Text>
      ) : (
        // The message may say when.
        !work.message && <Text size={16}>{t('maintenance.endUnknown')}</Text>
      )}
      <Text tone="muted">{t('maintenance.asks')}</Text>
      <div>
        <Button isPending={isAsking} pendingLabel={t('maintenance.asking')} onPress={onRetry}>
          {t('maintenance.retry')}
        </Button>
      </div>
    </Stack>
  );
}
