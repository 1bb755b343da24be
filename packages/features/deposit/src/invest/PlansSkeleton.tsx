import { Card, FromMedium, Grid, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Placeholder of the plans while they load, about as high as their cards. */
export function PlansSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={2} width="task" aria-busy>
      <VisuallyHidden role="status">{t('plan.loading')}</VisuallyHidden>
      <Text>
        <Skeleton>{t('plan.label')}</Skeleton>
      </Text>
      <Grid gap={3} min="narrow">
        {[1, 2, 3].map((card) => (
          <Card key={card}>
            <Stack gap={1}>
              <Text>
                <Skeleton>{t('plan.label')}</Skeleton>
              </Text>
              <FromMedium>
                <Text size={24}>
                  <Skeleton>0.1%</Skeleton>
                </Text>
                <Text>
                  <Skeleton>{t('plan.minimum')}</Skeleton>
                </Text>
              </FromMedium>
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
