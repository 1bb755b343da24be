import type { Schema } from '@meridian/api-client';
import { StatusBadge, type StatusState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

const states = {
  pending: 'waiting',
  successful: 'done',
  on_inspection: 'checking',
  rejected: 'failed',
  error: 'failed',
} as const satisfies Record<Schema<'WithdrawalStatus'>, StatusState>;

interface WithdrawalStatusBadgeProps {
  withdrawal: Pick<Schema<'Withdrawal'>, 'status' | 'cancelDate'>;
  /** Section 4 has other words in the list than in the details. */
  words: 'list' | 'details';
}

/** Shows the status of a withdrawal. One that its owner cancelled is not an error. */
export function WithdrawalStatusBadge({ withdrawal, words }: WithdrawalStatusBadgeProps) {
  const { t } = useTranslation(messages);
  const { status, cancelDate } = withdrawal;
  if (status === 'rejected' && cancelDate !== null) {
    return <StatusBadge state="over" label={t('cancelled')} />;
  }
  const label = words === 'list' ? t(`listed.${status}`) : t(`status.${status}`);
  return <StatusBadge state={states[status]} label={label} />;
}
