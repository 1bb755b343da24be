import { localDay, serverNow, useDayRange } from '@meridian/i18n';
import { Button, Inline, PillButton, Popover, Skeleton, Stack } from '@meridian/ui';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import type { Period } from './filters/searchParams.ts';

// Two typed days are 2.5 kB that most visits do not open.
const PeriodField = lazy(async () => ({ default: (await import('./PeriodField.tsx')).PeriodField }));

interface PeriodFilterProps {
  value: Period;
  onChange: (period: Period) => void;
}

/** Days of the common periods, which end today. */
const presets = [7, 30, 90] as const;

const DAY_MS = 86_400_000;

/** Narrows a list to days, both inclusive: a common period or two days. For use inside a `FilterBar`. */
export function PeriodFilter({ value, onChange }: PeriodFilterProps) {
  const { t } = useTranslation(messages);
  const label = t('filter.period');
  return (
    <Popover label={label} trigger={<PillButton label={label} value={usePeriodName(value)} />}>
      {(close) => (
        <Stack gap={4}>
          <Inline gap={2}>
            {presets.map((days) => (
              <Button
                key={days}
                size="small"
                onPress={() => {
                  onChange({ from: dayBefore(days - 1), to: dayBefore(0) });
                  close();
                }}
              >
                {t('filter.lastDays', { count: days })}
              </Button>
            ))}
          </Inline>
          <Suspense fallback={<Skeleton shape="row" />}>
            <PeriodField value={value} onChange={onChange} />
          </Suspense>
        </Stack>
      )}
    </Popover>
  );
}

/** The day that was `days` days ago in the user's time zone, by the clock of the server. */
const dayBefore = (days: number) => localDay(serverNow() - days * DAY_MS);

/** The period in words: both days, one open end, or all time. */
export function usePeriodName({ from, to }: Period): string {
  const { t } = useTranslation(messages);
  const formatDays = useDayRange();
  if (from !== undefined && to !== undefined) return formatDays(from, to);
  if (from !== undefined) return t('filter.since', { day: formatDays(from) });
  if (to !== undefined) return t('filter.until', { day: formatDays(to) });
  return t('filter.allTime');
}
