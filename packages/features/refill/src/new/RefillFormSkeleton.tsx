import { Card, Grid, KeyValueList, Skeleton, Stack, Stat, StatList, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Shown while the terms of the form load. */
export function RefillFormSkeleton() {
  const { t } = useTranslation('refill');
  const terms = [
    t('summary.send'),
    t('summary.fee'),
    t('summary.network'),
    t('summary.confirmations'),
    t('summary.time'),
    t('summary.addressTime'),
  ];
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
      <Grid layout="aside" gap={6}>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
        <Card title={t('summary.title')} surface="sunken">
          <Stack gap={4}>
            <StatList>
              <Stat
                emphasis="panel"
                label={t('summary.receive')}
                value={<Skeleton>0.00 USDT</Skeleton>}
                hint={t('summary.receiveHint')}
              />
            </StatList>
            <KeyValueList items={terms.map((term) => ({ id: term, term, value: <Skeleton /> }))} />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      </Grid>
    </div>
  );
}
