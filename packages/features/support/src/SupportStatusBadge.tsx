import type { Schema } from '@meridian/api-client';
import { StatusBadge, type StatusState } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

const states: Readonly<Record<Schema<'SupportStatus'>, StatusState>> = {
  sent: 'waiting',
  answered: 'done',
  closed: 'closed',
};

/** The status of a request. */
export function SupportStatusBadge({ status }: { status: Schema<'SupportStatus'> }) {
  const { t } = useTranslation(messages);
  return <StatusBadge state={states[status]} label={t(`status.${status}`)} />;
}
