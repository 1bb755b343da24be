import { useBalance } from '@meridian/api-client/react';
import { ChoiceFilter, CurrencyFilter, FilterBar, type FilterState, PeriodFilter } from '@meridian/lists';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type OperationsFilters, operationTypes } from './operationsFilters.ts';

/** Narrows the list to a type, a currency and a period. Memoized: an answer of the list does not change it. */
export const OperationFilters = memo(function OperationFilters({
  filters,
}: {
  filters: FilterState<OperationsFilters>;
}) {
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
});
