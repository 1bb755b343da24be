import type { Schema } from '@meridian/api-client';
import { DateTime, StatusBadge, type StatusState, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';

const states = {
  held: 'held',
  released: 'done',
  forfeited: 'over',
} as const satisfies Record<Schema<'AccrualStatus'>, StatusState>;

/** Shows whether an accrual is held, paid out or lost, and since which day. */
export function AccrualBadge({ accrual: { status, date } }: { accrual: Schema<'AccrualOutcome'> }) {
  const { t } = useTranslation(messages);
  return (
    <>
      <StatusBadge state={states[status]} label={t(`accrual.${status}`)} />
      {date !== null && (
        <>
          {' '}
          <Text isInline size={12} tone="muted">
            <DateTime value={date} precision="day" />
          </Text>
        </>
      )}
    </>
  );
}
