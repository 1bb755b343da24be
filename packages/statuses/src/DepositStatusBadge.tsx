import type { Schema } from '@meridian/api-client';
import { StatusBadge, type StatusState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

const states = {
  waiting: 'waiting',
  in_work: 'working',
  awaiting_completion: 'held',
  closed: 'closed',
} as const satisfies Record<Schema<'DepositStatus'>, StatusState>;

/** Shows the status of a deposit. */
export function DepositStatusBadge({ status }: { status: Schema<'DepositStatus'> }) {
  const { t } = useTranslation(messages);
  return <StatusBadge state={states[status]} label={t(`deposit.${status}`)} />;
}
