import { Card, Grid, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const lines = [1, 2, 3, 4, 5];

/** Placeholder of the plans while they load. */
export function PlansSkeleton() {
  const { t } = useTranslation('deposit');
  return (
    <Stack gap={2} aria-busy>
      <VisuallyHidden role="status">{t('plan.loading')}</VisuallyHidden>
      <Text>
        <Skeleton>{t('plan.label')}</Skeleton>
      </Text>
      <Grid gap={3}>
        {lines.slice(0, 3).map((card) => (
          <Card key={card}>
            <Stack gap={6}>
              <Text>
                <Skeleton>{t('plan.autoinvestment')}</Skeleton>
              </Text>
              {lines.map((line) => (
                <Text key={line}>
                  <Skeleton>{t('plan.notGuaranteed').slice(0, 24)}</Skeleton>
                </Text>
              ))}
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
