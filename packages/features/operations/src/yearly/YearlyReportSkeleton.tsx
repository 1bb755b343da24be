import { Card, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Shown while the report loads. */
export function YearlyReportSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <Card>
      <VisuallyHidden role="status">{t('yearly.loading')}</VisuallyHidden>
      <Stack gap={5} aria-busy>
        <Text size={24}>
          <Skeleton>{t('yearly.title', { year: '2026' })}</Skeleton>
        </Text>
        <Text>
          <Skeleton>{t('yearly.noAdvice')}</Skeleton>
        </Text>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </Card>
  );
}
