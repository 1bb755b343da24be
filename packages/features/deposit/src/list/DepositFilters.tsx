import { ChoiceFilter, FilterBar, type FilterState } from '@meridian/lists';
import { useDepositStatusName } from '@meridian/statuses';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { depositOrders, type DepositsFilters, depositStatuses } from './depositsFilters.ts';

interface DepositFiltersProps {
  filters: FilterState<DepositsFilters>;
  /** Deposits that match; undefined until known. */
  total: number | undefined;
}

/** Narrows the list to a status, and sorts it. */
export function DepositFilters({ filters, total }: DepositFiltersProps) {
  const { t } = useTranslation(messages);
  const nameStatus = useDepositStatusName();
  const { status, order } = filters.value;
  return (
    <FilterBar label={t('list.filters')} filters={filters} total={total}>
      <ChoiceFilter
        label={t('list.status')}
        allLabel={t('list.allStatuses')}
        choices={depositStatuses.map((id) => ({ id, label: nameStatus(id) }))}
        value={status}
        onChange={(chosen) => filters.change({ status: chosen })}
      />
      <ChoiceFilter
        label={t('list.order')}
        allLabel={t('list.activeFirst')}
        choices={depositOrders.map((id) => ({ id, label: t(`list.orders.${id}`) }))}
        value={order}
        onChange={(chosen) =>
          // Closed deposits ended first; whoever asks what ends next means those in work.
          filters.change({ order: chosen, ...(chosen === 'endsFirst' && { status: status ?? 'in_work' }) })
        }
      />
    </FilterBar>
  );
}
