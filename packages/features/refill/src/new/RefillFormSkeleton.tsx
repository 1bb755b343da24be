import { Card, Grid, KeyValueList, Skeleton, Stack, Text, VisuallyHidden } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Shown while the terms of the form load. */
export function RefillFormSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{t('form.loading')}</VisuallyHidden>
      <Grid layout="aside" gap={6}>
        <Card title={t('form.title')}>
          <Stack gap={5}>
            <Stack gap={2}>
              <Text>{t('form.system')}</Text>
              <Stack gap={3}>
                <Skeleton shape="row" />
                <Skeleton shape="row" />
                <Skeleton shape="row" />
              </Stack>
              <Text>{t('form.systemHint')}</Text>
            </Stack>
            <Stack gap={2}>
              <Text>{t('form.amount')}</Text>
              <Skeleton shape="field" />
              <Text>
                <Skeleton />
              </Text>
            </Stack>
          </Stack>
        </Card>
        <Card title={t('summary.title')} surface="sunken">
          <Stack gap={4}>
            <Text tone="muted">
              <span>{t('summary.chooseFirst')}</span>{' '}
              <Skeleton>{t('summary.example', { currency: 'USDT', network: 'TRON (TRC-20)' })}</Skeleton>
            </Text>
            <KeyValueList
              items={[
                { id: 'sent', term: t('summary.sent'), value: <Skeleton>10.00 USDT</Skeleton> },
                { id: 'fee', term: t('summary.fee'), value: <Skeleton>None</Skeleton> },
                { id: 'received', term: t('summary.receive'), value: <Skeleton>10.00 USDT</Skeleton> },
                { id: 'time', term: t('summary.time'), value: <Skeleton>5 minutes</Skeleton> },
                { id: 'addressTime', term: t('summary.addressTime'), value: <Skeleton>24 hours</Skeleton> },
              ]}
            />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      </Grid>
    </div>
  );
}
