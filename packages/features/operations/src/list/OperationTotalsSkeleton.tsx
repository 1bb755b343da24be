import { Card, Skeleton, Stack, Stat, StatList, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Shown while the totals load. */
export function OperationTotalsSkeleton() {
  const { t } = useTranslation('operations');
  return (
    <Card>
      <VisuallyHidden role="status">{t('totals.loading')}</VisuallyHidden>
      <Stack gap={3} aria-busy>
        <StatList>
          <Stat emphasis="lead" label={t('totals.change')} value={<Skeleton>1,250.00 USDT</Skeleton>} />
        </StatList>
        <Text tone="muted">
          <Skeleton />
        </Text>
      </Stack>
    </Card>
  );
}
