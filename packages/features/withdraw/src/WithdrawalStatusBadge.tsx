import type { Schema } from '@meridian/api-client';
import { StatusBadge, type Tone } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const tones = {
  pending: 'info',
  successful: 'success',
  on_inspection: 'info',
  rejected: 'danger',
  error: 'danger',
} as const satisfies Record<Schema<'WithdrawalStatus'>, Tone>;

/** Shows the status of a withdrawal with the labels of section 4. */
export function WithdrawalStatusBadge({ status }: { status: Schema<'WithdrawalStatus'> }) {
  const { t } = useTranslation('withdraw');
  return <StatusBadge tone={tones[status]} label={t(`status.${status}`)} />;
}
