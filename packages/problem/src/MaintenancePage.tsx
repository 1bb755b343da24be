import type { Schema } from '@meridian/api-client';
import { Button, DateTime, Heading, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

export interface MaintenancePageProps {
  work: Schema<'TechnicalWork'>;
  /** The server is being asked whether the works are over. */
  isAsking: boolean;
  /** Asks now; whoever shows the page asks by itself as often as the works say. */
  onRetry: () => void;
}

/** Stands in the place of the app during technical works (section 1): what is paused, what is safe, and until when. */
export function MaintenancePage({ work, isAsking, onRetry }: MaintenancePageProps) {
  const { t } = useTranslation('problem');
  return (
    <Stack gap={4}>
      <Heading level={1}>{t('maintenance.title')}</Heading>
      {work.message && <Text size={16}>{work.message}</Text>}
      <Text size={16}>{t('maintenance.paused')}</Text>
      <Text size={16}>{t('maintenance.safe')}</Text>
      <Text size={16}>
        {work.endDate ? (
          <>
            {t('maintenance.end')} <DateTime value={work.endDate} />
          </>
        ) : (
          t('maintenance.endUnknown')
        )}
      </Text>
      <Text tone="muted">{t('maintenance.asks')}</Text>
      <div>
        <Button isPending={isAsking} pendingLabel={t('maintenance.asking')} onPress={onRetry}>
          {t('maintenance.retry')}
        </Button>
      </div>
    </Stack>
  );
}
