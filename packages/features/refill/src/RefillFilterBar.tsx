import { Button, DateField, Inline, Select, SelectItem } from '@meridian/ui';
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
  const dayWords = {
    letters: { day: t('history.day'), month: t('history.month'), year: t('history.year') },
    messages: {
      unreadable: (pattern: string) => t('history.noSuchDay', { pattern }),
      outside: t('history.endsFirst'),
    },
  };
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
      <Inline gap={3}>
        <DateField
          {...dayWords}
          label={t('history.from')}
          value={from}
          maximum={to}
          onChange={(day) => onChange({ from: day })}
        />
        <DateField
          {...dayWords}
          label={t('history.to')}
          value={to}
          minimum={from}
          onChange={(day) => onChange({ to: day })}
        />
      </Inline>
      {onClear && (
        <Button variant="quiet" onPress={onClear}>
          {t('history.clear')}
        </Button>
      )}
    </Inline>
  );
}
