import type { Schema } from '@meridian/api-client';
import { DateTime, StatusBadge, Text, type Tone } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const tones = {
  held: 'info',
  released: 'success',
  forfeited: 'neutral',
} as const satisfies Record<Schema<'AccrualStatus'>, Tone>;

/** Shows whether an accrual is held, paid out or lost, and since which day. */
export function AccrualBadge({ accrual: { status, date } }: { accrual: Schema<'AccrualOutcome'> }) {
  const { t } = useTranslation('statuses');
  return (
    <>
      <StatusBadge tone={tones[status]} label={t(`accrual.${status}`)} />
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
