import { Card, Stack, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { ConditionList } from './ConditionList.tsx';
import { messages } from './messages.ts';
import { useWithdrawalConditions } from './conditions.requests.ts';

const firstSteps: ReadonlySet<string> = new Set([
  'deposit_required',
  'refill_required',
  'deposit_or_refill_required',
]);

/**
 * What a withdrawal needs, for the pages of the first refill and the first deposit: whoever puts money in sees first what
 * getting it out takes. Renders nothing once the user has refilled or invested as the server requires.
 */
export function WithdrawalNeeds() {
  const { t } = useTranslation(messages);
  const { data } = useWithdrawalConditions();
  if (!data?.conditions.some(({ code, met }) => !met && firstSteps.has(code))) return null;
  return (
    <Card title={t('condition.beforeTitle')}>
      <Stack gap={4}>
        <Text>{t('condition.before')}</Text>
        <ConditionList conditions={data.conditions} />
      </Stack>
    </Card>
  );
}
