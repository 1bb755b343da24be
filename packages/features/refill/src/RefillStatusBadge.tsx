import type { Schema } from '@meridian/api-client';
import { StatusBadge, type Tone } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Tones as section 4 requires. */
const tones = {
  waiting: 'info',
  replenished: 'success',
  rejected: 'danger',
} as const satisfies Record<Schema<'RefillStatus'>, Tone>;

/** Shows the status of a refill. */
export function RefillStatusBadge({ status }: { status: Schema<'RefillStatus'> }) {
  const { t } = useTranslation('refill');
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />;
}
