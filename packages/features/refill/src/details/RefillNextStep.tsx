import type { Schema } from '@meridian/api-client';
import { usePaymentSystems } from '@meridian/api-client/react';
import { formatMoney, subtract } from '@meridian/money';
import { Alert, Duration, Stack, Text, type Tone } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type RefillConcern, refillConcern } from './refillConcern.ts';
import { SupportLinks } from './SupportLinks.tsx';

const tones = {
  unseen: 'warning',
  slow: 'info',
  partial: 'info',
  cancelled: 'neutral',
  expired: 'neutral',
  rejected: 'danger',
} as const satisfies Record<RefillConcern, Tone>;

interface RefillNextStepProps {
  refill: Schema<'Refill'>;
  checkedAt: string | undefined;
}

/** What to do about a refill that is late, partial, cancelled or rejected, with a link to support. */
export function RefillNextStep({ refill, checkedAt }: RefillNextStepProps) {
  const { t, i18n } = useTranslation(messages);
  const { data: systems } = usePaymentSystems();
  const expectedSeconds = systems?.items.find(({ id }) => id === refill.system)?.refill?.expectedSeconds;
  const concern = refillConcern(refill, { expectedSeconds, checkedAt });
  if (concern === null) return null;
  const { requestedAmount, creditedAmount, network } = refill;
  const missing = subtract(requestedAmount.amount, creditedAmount?.amount ?? '0');
  const isLate = concern === 'unseen' || concern === 'slow';
  return (
    <Alert
      tone={tones[concern]}
      title={t(`next.${concern}.title`)}
      actions={<SupportLinks refill={refill} />}
    >
      <Stack gap={2}>
        <Text>
          {t(`next.${concern}.body`, {
            network,
            missing: formatMoney({ ...requestedAmount, amount: missing }, i18n.language),
          })}
        </Text>
        {isLate && expectedSeconds !== undefined && (
          <Text>
            <span>{t('next.usually')}</span> <Duration seconds={expectedSeconds} />
          </Text>
        )}
      </Stack>
    </Alert>
  );
}
