import type { Schema } from '@meridian/api-client';
import { DateTime, StatusBadge, Text } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const tones = { held: 'info', released: 'success', forfeited: 'neutral' } as const satisfies Record<
  Schema<'AccrualStatus'>,
  string
>;

/** What has become of an accrual: held, paid out or lost, and on which day. */
export function AccrualBadge({ accrual: { status, date } }: { accrual: Schema<'AccrualOutcome'> }) {
  const { t } = useTranslation('operations');
  return (
    <>
      <StatusBadge tone={tones[status]} label={t(`table.accrual.${status}`)} />
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
