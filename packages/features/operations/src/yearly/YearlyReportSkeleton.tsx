import { Card, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { yearlyMessages } from './messages.ts';

/** Shown while the report loads. */
export function YearlyReportSkeleton() {
  const { t } = useTranslation(yearlyMessages);
  return (
    <Card>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Stack gap={5} aria-busy>
        <Text size={24}>
          <Skeleton>{t('title', { year: '2026' })}</Skeleton>
        </Text>
        <Text>
          <Skeleton>{t('noAdvice')}</Skeleton>
        </Text>
        <Skeleton shape="row" />
        <Skeleton shape="row" />
        <Skeleton shape="row" />
      </Stack>
    </Card>
  );
}
