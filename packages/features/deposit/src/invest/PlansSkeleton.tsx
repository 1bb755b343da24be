import { Card, Grid, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Placeholder of the plans while they load, as high as their cards. */
export function PlansSkeleton() {
  const { t } = useTranslation('deposit');
  return (
    <Stack gap={2} aria-busy>
      <VisuallyHidden role="status">{t('plan.loading')}</VisuallyHidden>
      <Text>
        <Skeleton>{t('plan.label')}</Skeleton>
      </Text>
      <Grid gap={3}>
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Stack gap={0}>
              <Text>
                <Skeleton>{t('plan.label')}</Skeleton>
              </Text>
              <Text>
                <Skeleton>{t('plan.autoinvestment')}</Skeleton>
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text>
        <Skeleton>{t('plan.notGuaranteed')}</Skeleton>
      </Text>
    </Stack>
  );
}
