import type { Schema } from '@meridian/api-client';
import { Amount, Inline, Stack, Stat, StatList, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { isAwaited } from './refillConcern.ts';
import { RefillStatusBadge } from '../RefillStatusBadge.tsx';
import { messages } from '../messages.ts';

/** The credited amount of a refill, or the requested one until then, with its status. */
export function RefillLead({ refill }: { refill: Schema<'Refill'> }) {
  const { t } = useTranslation(messages);
  return (
    <Stack gap={3}>
      <Inline justify="between" align="start">
        <StatList>
          <Stat
            emphasis="lead"
            label={t(refill.creditedAmount ? 'details.credited' : 'details.requested')}
            value={<Amount value={refill.amount} />}
          />
        </StatList>
        <RefillStatusBadge refill={refill} />
      </Inline>
      {refill.status === 'waiting' && !isAwaited(refill) && <Text>{t('details.nothingToSend')}</Text>}
    </Stack>
  );
}
