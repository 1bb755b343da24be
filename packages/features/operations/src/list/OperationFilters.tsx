import { ChoiceFilter, FilterBar, type FilterState, PeriodFilter } from '@meridian/lists';
import { useTranslation } from 'react-i18next';
import { type OperationsFilters, operationTypes } from './operationsFilters.ts';

/** Narrows the list to a type and a period. */
export function OperationFilters({ filters }: { filters: FilterState<OperationsFilters> }) {
  const { t } = useTranslation('operations');
  return (
    <FilterBar label={t('filter.label')} filters={filters}>
      <ChoiceFilter
        label={t('filter.type')}
        allLabel={t('filter.allTypes')}
        choices={operationTypes.map((type) => ({ id: type, label: t(`type.${type}`) }))}
        value={filters.value.type}
        onChange={(type) => filters.change({ type })}
      />
      <PeriodFilter value={filters.value} onChange={filters.change} />
    </FilterBar>
  );
}
