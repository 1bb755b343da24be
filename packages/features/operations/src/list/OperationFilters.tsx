import { operationKinds, operationTypes } from '@meridian/api-client';
import { useBalance } from '@meridian/api-client/react';
import { ChoiceFilter, CurrencyFilter, FilterBar, type FilterState, PeriodFilter } from '@meridian/lists';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { messages } from '../messages.ts';
import { earnedTypes, type OperationsFilters } from './operationsFilters.ts';

interface OperationFiltersProps {
  filters: FilterState<OperationsFilters>;
  /** Operations that match; undefined until known. */
  total: number | undefined;
}

/** Narrows the list to a type or to what happened, a currency and a period. Memoized: another page of the list does not render it. */
export const OperationFilters = memo(function OperationFilters({ filters, total }: OperationFiltersProps) {
  const { t } = useTranslation(messages);
  const currencies = Object.keys(useBalance().data?.currencies ?? {});
  return (
    <FilterBar label={t('filter.label')} filters={filters} total={total}>
      <ChoiceFilter
        label={t('filter.type')}
        allLabel={t('filter.allTypes')}
        choices={earnedTypes.map((type) => ({ id: type, label: t(`type.${type}`) }))}
        group={{
          title: t('type.system'),
          choices: [
            { id: 'system', label: t('filter.allSystem') },
            ...operationKinds.map((kind) => ({ id: kind, label: t(`kind.${kind}`) })),
          ],
        }}
        value={filters.value.kind ?? filters.value.type}
        onChange={(choice) =>
          filters.change({
            type: operationTypes.find((type) => type === choice),
            kind: operationKinds.find((kind) => kind === choice),
          })
        }
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
  const names = ['type', 'kind', 'currency', 'from', 'to'] as const;
  return (
    totalBefore === total &&
    before.change === after.change &&
    names.every((name) => before.value[name] === after.value[name])
  );
}
