import { Card, Grid, KeyValueList, Skeleton, Stack, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** The form while its rules and the balance are loading. */
export function ExchangeFormSkeleton() {
  const { t } = useTranslation('exchange');
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
            { id: 'received', term: t('summary.received'), value: figure },
            { id: 'rate', term: t('summary.rate'), value: figure },
            { id: 'bought', term: t('summary.bought'), value: figure },
            { id: 'fee', term: t('summary.fee'), value: figure },
          ]}
        />
      </Card>
    </Grid>
  );
}
