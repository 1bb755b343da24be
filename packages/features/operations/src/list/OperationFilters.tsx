import { useBalance } from '@meridian/api-client/react';
import { ChoiceFilter, CurrencyFilter, FilterBar, type FilterState, PeriodFilter } from '@meridian/lists';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type OperationsFilters, operationTypes } from './operationsFilters.ts';

interface OperationFiltersProps {
  filters: FilterState<OperationsFilters>;
  /** Operations that match; undefined until known. */
  total: number | undefined;
}

/** Narrows the list to a type, a currency and a period. Memoized: another page of the list does not render it. */
export const OperationFilters = memo(function OperationFilters({ filters, total }: OperationFiltersProps) {
  const { t } = useTranslation('operations');
  const currencies = Object.keys(useBalance().data?.currencies ?? {});
  return (
    <FilterBar label={t('filter.label')} filters={filters} total={total}>
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
  { filters: before, total: totalBefore }: OperationFiltersProps,
  { filters: after, total }: OperationFiltersProps,
): boolean {
  const names = ['type', 'currency', 'from', 'to'] as const;
  return (
    totalBefore === total &&
    before.change === after.change &&
    names.every((name) => before.value[name] === after.value[name])
  );
}
