import { Button, DateRangeField, Inline, Select, SelectItem } from '@meridian/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RefillFilters } from './refillFilters.ts';

interface RefillFilterBarProps {
  filters: RefillFilters;
  /** Currencies that a refill can have been in. */
  currencies: readonly string[];
  onChange: (changed: Partial<RefillFilters>) => void;
  /** Given while there is a filter to clear. */
  onClear: (() => void) | undefined;
}

const ALL = 'all';

/** Narrows the history to a currency and a period; each choice takes effect at once. */
export function RefillFilterBar({ filters, currencies, onChange, onClear }: RefillFilterBarProps) {
  const { t } = useTranslation('refill');
  const { currency, from, to } = filters;
  const offered = [...new Set(currency ? [...currencies, currency] : currencies)];
  // A refused day never reached the filters, so clearing them leaves it in its field, unless the field is made anew.
  const [clears, setClears] = useState(0);
  return (
    <Inline role="group" aria-label={t('history.filters')} gap={3} align="end">
      <Select
        label={t('history.currency')}
        placeholder={t('history.allCurrencies')}
        value={currency ?? ALL}
        onChange={(key) => onChange({ currency: key === ALL || key === null ? undefined : String(key) })}
      >
        {[
          <SelectItem key={ALL} id={ALL} label={t('history.allCurrencies')} />,
          ...offered.map((code) => <SelectItem key={code} id={code} label={code} />),
        ]}
      </Select>
      <DateRangeField
        key={clears}
        label={t('history.period')}
        fromLabel={t('history.from')}
        toLabel={t('history.to')}
        value={{ from, to }}
        onChange={onChange}
        calendarLabel={t('history.choosePeriod')}
        letters={{ day: t('history.day'), month: t('history.month'), year: t('history.year') }}
        messages={{
          unreadable: (pattern) => t('history.noSuchDay', { pattern }),
          endsFirst: t('history.endsFirst'),
        }}
      />
      {onClear && (
        <Button
          variant="quiet"
          onPress={() => {
            setClears(clears + 1);
            onClear();
          }}
        >
          {t('history.clear')}
        </Button>
      )}
    </Inline>
  );
}
