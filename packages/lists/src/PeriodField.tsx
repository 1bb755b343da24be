import { DateRangeField, type DateRangeFieldProps } from '@meridian/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from './messages.ts';
import type { Period } from './filters/searchParams.ts';

interface PeriodFieldProps {
  value: Period;
  onChange: (period: Period) => void;
  /** Common periods, above the calendar. */
  presets?: DateRangeFieldProps['presets'];
}

const noPresets: PeriodFieldProps['presets'] = [];

/**
 * Two days, both inclusive, as fields. Memoized, because two date fields take longer to render
 * than a page of rows: pass a stable `onChange`, such as the one of `FilterState`.
 */
export const PeriodField = memo(function PeriodField({
  value,
  onChange,
  presets = noPresets,
}: PeriodFieldProps) {
  const { t } = useTranslation(messages);
  return (
    <DateRangeField
      label={t('filter.period')}
      fromLabel={t('filter.from')}
      toLabel={t('filter.to')}
      value={{ from: value.from, to: value.to }}
      onChange={onChange}
      presets={presets}
      calendarLabel={t('filter.choosePeriod')}
      letters={{ day: t('filter.day'), month: t('filter.month'), year: t('filter.year') }}
      messages={{
        unreadable: (pattern) => t('filter.noSuchDay', { pattern }),
        endsFirst: t('filter.endsFirst'),
      }}
    />
  );
}, isSame);

function isSame(before: PeriodFieldProps, after: PeriodFieldProps): boolean {
  return (
    before.value.from === after.value.from &&
    before.value.to === after.value.to &&
    before.onChange === after.onChange &&
    before.presets === after.presets
  );
}
