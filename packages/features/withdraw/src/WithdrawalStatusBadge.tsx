import type { Schema } from '@meridian/api-client';
import { StatusBadge, type StatusState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const states = {
  pending: 'working',
  successful: 'done',
  on_inspection: 'checking',
  rejected: 'failed',
  error: 'failed',
} as const satisfies Record<Schema<'WithdrawalStatus'>, StatusState>;

/** Shows the status of a withdrawal with the labels of section 4. */
export function WithdrawalStatusBadge({ status }: { status: Schema<'WithdrawalStatus'> }) {
  const { t } = useTranslation('withdraw');
  return <StatusBadge state={states[status]} label={t(`status.${status}`)} />;
}
