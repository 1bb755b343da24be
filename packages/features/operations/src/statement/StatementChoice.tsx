import { useBalance } from '@meridian/api-client/react';
import { FilterBar, type FilterState, PeriodField } from '@meridian/lists';
import { Select, SelectItem } from '@meridian/ui';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { monthOf, thisMonth } from './months.ts';
import type { StatementFilters } from './statementFilters.ts';

interface StatementChoiceProps {
  filters: FilterState<StatementFilters>;
  /** What the statement is of, with defaults for what the address does not say. */
  shown: { currency: string | undefined; from: string | undefined; to: string | undefined };
  /** Such as `2026-10-15`. */
  today: string;
}

/** The currency and the period of a statement. */
export function StatementChoice({ filters, shown, today }: StatementChoiceProps) {
  const { t } = useTranslation(messages);
  const currencies = Object.keys(useBalance().data?.currencies ?? {});
  return (
    <FilterBar label={t('statement.filters')} filters={filters} hasFields>
      <Select
        label={t('statement.currency')}
        placeholder="—"
        value={shown.currency ?? null}
        onChange={(key) => filters.change({ currency: currencies.find((code) => code === key) })}
      >
        {currencies.map((code) => (
          <SelectItem key={code} id={code} label={code} />
        ))}
      </Select>
      <PeriodField
        value={shown}
        onChange={filters.change}
        presets={[
          { id: 'thisMonth', label: t('statement.thisMonth'), period: thisMonth(today) },
          { id: 'lastMonth', label: t('statement.lastMonth'), period: monthOf(today, -1) },
        ]}
      />
    </FilterBar>
  );
}
