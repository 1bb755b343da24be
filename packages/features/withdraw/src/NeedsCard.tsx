import type { Schema } from '@meridian/api-client';
import { Card, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConditionList } from './ConditionList.tsx';
import { messages } from './messages.ts';

/** What is missing until the first withdrawal, before money is put in. */
export default function NeedsCard({ conditions }: { conditions: readonly Schema<'WithdrawalCondition'>[] }) {
  const { t } = useTranslation(messages);
  return (
    <Card title={t('condition.beforeTitle')}>
      <Stack gap={4}>
        <Text>{t('condition.before')}</Text>
        <ConditionList conditions={conditions} />
      </Stack>
    </Card>
  );
}
