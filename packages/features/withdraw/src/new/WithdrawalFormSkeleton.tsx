import { Card, Grid, KeyValueList, Skeleton, Stack, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Shown while the terms of the form load. */
export function WithdrawalFormSkeleton() {
  const { t } = useTranslation('withdraw');
  const figure = <Skeleton>1,000.00 USDT</Skeleton>;
  return (
    <Grid layout="aside" gap={6} aria-busy>
      <Card title={t('form.title')}>
        <Stack gap={5}>
          <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
      <Card title={t('summary.title')} surface="sunken">
        <KeyValueList
          items={[
            { id: 'receive', term: t('summary.receive'), value: figure },
            { id: 'amount', term: t('summary.leaves'), value: figure },
            { id: 'fee', term: t('summary.fee'), value: figure },
            { id: 'network', term: t('summary.network'), value: figure },
            { id: 'time', term: t('summary.time'), value: figure },
          ]}
        />
      </Card>
    </Grid>
  );
}
