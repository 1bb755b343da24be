import type { Schema } from '@meridian/api-client';
import { StatusBadge, type Tone } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

/** Section 4: waiting is shown as in process, replenished as a success, rejected as an error. */
const tones = {
  waiting: 'info',
  replenished: 'success',
  rejected: 'danger',
} as const satisfies Record<Schema<'RefillStatus'>, Tone>;

/** The status of a refill in a word. */
export function RefillStatusBadge({ status }: { status: Schema<'RefillStatus'> }) {
  const { t } = useTranslation('refill');
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />;
}
