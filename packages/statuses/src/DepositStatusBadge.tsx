import type { Schema } from '@meridian/api-client';
import { StatusBadge, type Tone } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const tones = {
  waiting: 'info',
  in_work: 'info',
  awaiting_completion: 'info',
  closed: 'neutral',
} as const satisfies Record<Schema<'DepositStatus'>, Tone>;

/** Shows the status of a deposit. */
export function DepositStatusBadge({ status }: { status: Schema<'DepositStatus'> }) {
  const { t } = useTranslation('statuses');
  return <StatusBadge tone={tones[status]} label={t(`deposit.${status}`)} />;
}
