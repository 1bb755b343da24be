import { useBalance } from '@meridian/api-client/react';
import { ChoiceFilter, CurrencyFilter, FilterBar, type FilterState, PeriodFilter } from '@meridian/lists';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type OperationsFilters, operationTypes } from './operationsFilters.ts';

interface OperationFiltersProps {
  filters: FilterState<OperationsFilters>;
}

/** Narrows the list to a type, a currency and a period. Memoized: neither an answer nor another page of the list renders it. */
export const OperationFilters = memo(function OperationFilters({ filters }: OperationFiltersProps) {
  const { t } = useTranslation('operations');
  const currencies = Object.keys(useBalance().data?.currencies ?? {});
  return (
    <FilterBar label={t('filter.label')} filters={filters}>
      <ChoiceFilter
        label={t('filter.type')}
        allLabel={t('filter.allTypes')}
        choices={operationTypes.map((type) => ({ id: type, label: t(`type.${type}`) }))}
        value={filters.value.type}
        onChange={(type) => filters.change({ type })}
      />
      <CurrencyFilter
        currencies={currencies}
        value={filters.value.currency}
        onChange={(currency) => filters.change({ currency })}
      />
      <PeriodFilter value={filters.value} onChange={filters.change} />
    </FilterBar>
  );
}, isSame);

/** The functions of `FilterState` are stable, so only the values matter. */
function isSame(
  { filters: before }: OperationFiltersProps,
  { filters: after }: OperationFiltersProps,
): boolean {
  const names = ['type', 'currency', 'from', 'to'] as const;
  return before.change === after.change && names.every((name) => before.value[name] === after.value[name]);
}
