import { MoneyFormSkeleton } from '@meridian/forms';
import { Skeleton, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';

/** Shown while the terms of the form load. */
export function RefillFormSkeleton() {
  const { t } = useTranslation(messages);
  return (
    <MoneyFormSkeleton
      summaryTitle={t('summary.title')}
      summary={<Text tone="muted">{t('summary.chooseFirst')}</Text>}
      actionLabel={t('form.submit')}
      loadingLabel={t('form.loading')}
    >
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
    </MoneyFormSkeleton>
  );
}
