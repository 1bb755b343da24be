import { DateRangeField, type DateRangeFieldProps } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import type { Period } from './searchParams.ts';

interface PeriodFilterProps {
  value: Period;
  onChange: (period: Period) => void;
  /** Common periods, above the calendar. */
  presets?: DateRangeFieldProps['presets'];
}

/** Narrows a list to days, both inclusive. For use inside a `FilterBar`. */
export function PeriodFilter({ value, onChange, presets = [] }: PeriodFilterProps) {
  const { t } = useTranslation('lists');
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
}
