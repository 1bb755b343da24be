import type { Schema } from '@meridian/api-client';
import { Card, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConditionList } from './ConditionList.tsx';
import { conditionMessages } from './messages.ts';

/** What is missing until the first withdrawal, before money is put in. */
export default function NeedsCard({ conditions }: { conditions: readonly Schema<'WithdrawalCondition'>[] }) {
  const { t } = useTranslation(conditionMessages);
  return (
    <Card title={t('beforeTitle')}>
      <Stack gap={4}>
        <Text>{t('before')}</Text>
        <ConditionList conditions={conditions} />
      </Stack>
    </Card>
  );
}
