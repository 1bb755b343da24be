import { Card, Grid, KeyValueList, Skeleton, Stack, Stat, StatList, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Placeholder of the form and its summary while the rules and the balance load. */
export function InvestFormSkeleton() {
  const { t } = useTranslation('deposit');
  const figure = <Skeleton>1,000.00 USDT</Skeleton>;
  return (
    <Grid layout="aside" gap={6} aria-busy>
      <Card>
        <Stack gap={5}>
          <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Stack>
      </Card>
      <Card title={t('summary.title')} surface="sunken">
        <Stack gap={4}>
          <StatList>
            <Stat emphasis="panel" label={t('cases.planned')} value={figure} />
          </StatList>
          <KeyValueList
            items={[
              { id: 'body', term: t('summary.body'), value: figure },
              { id: 'net', term: t('summary.netIncomeAny'), value: figure },
              { id: 'unlock', term: t('summary.unlock'), value: figure },
              { id: 'early', term: t('summary.early'), value: figure },
            ]}
          />
        </Stack>
      </Card>
    </Grid>
  );
}
