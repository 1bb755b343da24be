import { Card, Skeleton, Stack, Stat, StatList, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Shown while the totals load. */
export function OperationTotalsSkeleton() {
  const { t } = useTranslation('operations');
  const amount = <Skeleton>1,250.00 USDT</Skeleton>;
  return (
    <Card title={t('totals.title')}>
      <VisuallyHidden role="status">{t('totals.loading')}</VisuallyHidden>
      <Stack gap={5} aria-busy>
        <StatList>
          <Stat emphasis="lead" label={t('totals.change')} value={amount} />
        </StatList>
        <StatList>
          <Stat label={t('totals.income')} value={amount} />
          <Stat label={t('totals.expense')} value={amount} />
        </StatList>
        <StatList>
          <Stat label={t('totals.held')} value={amount} hint={t('totals.heldHint')} />
          <Stat label={t('totals.released')} value={amount} hint={t('totals.releasedHint')} />
          <Stat label={t('totals.forfeited')} value={amount} hint={t('totals.forfeitedHint')} />
        </StatList>
        <Text>
          <Skeleton />
        </Text>
      </Stack>
    </Card>
  );
}
