import type { Schema } from '@meridian/api-client';
import { StatusBadge } from '@meridian/ui';
import { useTranslation } from 'react-i18next';

const tones = { held: 'info', released: 'success', forfeited: 'neutral' } as const satisfies Record<
  Schema<'AccrualStatus'>,
  string
>;

/** What has become of an accrual: held, paid out or lost, and on which day. */
export function AccrualBadge({ accrual: { status, date } }: { accrual: Schema<'AccrualOutcome'> }) {
  const { t, i18n } = useTranslation('cabinet');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  return (
    <StatusBadge
      tone={tones[status]}
      label={t(`operations.accrual.${status}`, { date: date === null ? '' : day.format(new Date(date)) })}
    />
  );
}
