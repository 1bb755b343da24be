import { ChoiceFilter, FilterBar, type FilterState } from '@meridian/lists';
import { useDepositStatusName } from '@meridian/statuses';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { type DepositsFilters, depositStatuses } from './depositsFilters.ts';

interface DepositFiltersProps {
  filters: FilterState<DepositsFilters>;
  /** Deposits that match; undefined until known. */
  total: number | undefined;
}

/** Narrows the list to a status. */
export function DepositFilters({ filters, total }: DepositFiltersProps) {
  const { t } = useTranslation(messages);
  const nameStatus = useDepositStatusName();
  return (
    <FilterBar label={t('list.filters')} filters={filters} total={total}>
      <ChoiceFilter
        label={t('list.status')}
        allLabel={t('list.allStatuses')}
        choices={depositStatuses.map((id) => ({ id, label: nameStatus(id) }))}
        value={filters.value.status}
        onChange={(chosen) => filters.change({ status: chosen })}
      />
    </FilterBar>
  );
}
