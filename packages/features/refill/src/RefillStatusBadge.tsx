import type { Schema } from '@meridian/api-client';
import { StatusBadge, type StatusState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { refillEnding } from './details/refillEnding.ts';
import { messages } from './messages.ts';

const states = {
  waiting: 'waiting',
  replenished: 'done',
  rejected: 'failed',
} as const satisfies Record<Schema<'RefillStatus'>, StatusState>;

/** Shows the status of a refill. That it expired or was cancelled is the reason of `rejected`, in a neutral tone: nothing went wrong. */
export function RefillStatusBadge({
  refill,
}: {
  refill: Pick<Schema<'Refill'>, 'status' | 'cancelDate' | 'expiryDate'>;
}) {
  const { t } = useTranslation(messages);
  const ending = refillEnding(refill);
  if (ending === 'cancelled' || ending === 'expired') {
    return <StatusBadge state="over" label={t(`rejectedAs.${ending}`)} />;
  }
  return <StatusBadge state={states[refill.status]} label={t(`status.${refill.status}`)} />;
}
