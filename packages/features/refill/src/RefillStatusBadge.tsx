import type { Schema } from '@meridian/api-client';
import { StatusBadge, type Tone } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Tones as section 4 requires. */
const tones = {
  waiting: 'info',
  replenished: 'success',
  rejected: 'danger',
} as const satisfies Record<Schema<'RefillStatus'>, Tone>;

/** Shows the status of a refill. One that its owner cancelled is not an error. */
export function RefillStatusBadge({
  refill: { status, cancelDate },
}: {
  refill: Pick<Schema<'Refill'>, 'status' | 'cancelDate'>;
}) {
  const { t } = useTranslation('refill');
  if (status === 'rejected' && cancelDate !== null) {
    return <StatusBadge tone="neutral" label={t('status.cancelled')} />;
  }
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />;
}
