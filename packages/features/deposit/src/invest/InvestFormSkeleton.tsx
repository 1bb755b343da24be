import { Card, Grid, KeyValueList, Skeleton, Stack, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { RiskStatement } from './RiskStatement.tsx';

/** Placeholder of the form and its summary while the rules and the balance load. */
export function InvestFormSkeleton() {
  const { t } = useTranslation(messages);
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
          <KeyValueList
            items={[
              {
                id: 'unlock',
                term: t('summary.unlock'),
                hint: t('summary.unlockHint'),
                value: <Skeleton>Jan 1</Skeleton>,
              },
            ]}
          />
          <RiskStatement />
          <Skeleton shape="block" />
        </Stack>
      </Card>
    </Grid>
  );
}
