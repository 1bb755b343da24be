import type { Schema } from '@meridian/api-client';
import { StatusBadge, type StatusState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const states = {
  waiting: 'waiting',
  replenished: 'done',
  rejected: 'failed',
} as const satisfies Record<Schema<'RefillStatus'>, StatusState>;

/** Shows the status of a refill. One that its owner cancelled is not an error. */
export function RefillStatusBadge({
  refill: { status, cancelDate },
}: {
  refill: Pick<Schema<'Refill'>, 'status' | 'cancelDate'>;
}) {
  const { t } = useTranslation('refill');
  if (status === 'rejected' && cancelDate !== null) {
    return <StatusBadge state="over" label={t('status.cancelled')} />;
  }
  return <StatusBadge state={states[status]} label={t(`status.${status}`)} />;
}
