import type { ApiError } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Table, type TableProps } from '@meridian/ui';
import type { ReactNode } from 'react';
import type { SWRResponse } from 'swr';
import type { FilterState, ListFilters } from './filters/filters.ts';
import { ListPages, useLastPage } from './ListPages.tsx';
import { type NothingFound, NothingHere } from './NothingHere.tsx';

/** One page of a list, in the format that all list operations of the contract use. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/** The part of an SWR response that a list needs. */
export type ListQuery<Item> = Pick<SWRResponse<ListPage<Item>, ApiError>, 'data' | 'error' | 'isLoading'> & {
  mutate: () => Promise<unknown>;
};

/** The list as loading until the other query has ended too: names from it in the cells would otherwise move the columns. */
export function listAfter<Item>(
  { data, error, isLoading, mutate }: ListQuery<Item>,
  other: Pick<ListQuery<unknown>, 'isLoading'>,
): ListQuery<Item> {
  return other.isLoading
    ? { data: undefined, error, isLoading: true, mutate }
    : { data, error, isLoading, mutate };
}

type OmitEach<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;

export type ListTableProps<Item extends { readonly id: string }, Filters extends ListFilters> = OmitEach<
  TableProps<Item>,
  'rows' | 'getRowKey' | 'isLoading' | 'empty'
> & {
  /** The query for the current page and filters. */
  list: ListQuery<Item>;
  filters: FilterState<Filters>;
  /** Shown when the list has no entries at all. */
  empty: ReactNode;
  /** Shown when entries exist but none matches the filters. */
  nothingFound?: NothingFound;
  /** Names the pagination to screen readers, such as "Pages of refills". */
  pagesLabel: string;
};

/**
 * Shows a paginated list from the server as a table, with skeleton, error with retry, empty states and pagination. A page number
 * beyond the last page goes to the last page. All other props are those of `Table`.
 */
export function ListTable<Item extends { readonly id: string }, Filters extends ListFilters>({
  list: { data, error, isLoading, mutate },
  filters,
  empty,
  nothingFound,
  pagesLabel,
  ...table
}: ListTableProps<Item, Filters>) {
  const isBeyond = useLastPage(filters, data);
  return (
    <>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data ?? isLoading) && (
        <Table<Item>
          {...table}
          rows={data?.items ?? []}
          getRowKey={idOf}
          isLoading={isLoading || isBeyond}
          // A new element would re-render every row when only the address changed.
          empty={
            data && data.items.length > 0 ? null : (
              <NothingHere filters={filters} nothingFound={nothingFound} empty={empty} />
            )
          }
        />
      )}
      {data && data.total > 0 && <ListPages filters={filters} data={data} label={pagesLabel} />}
    </>
  );
}

const idOf = ({ id }: { readonly id: string }) => id;

/** The page size of every list. Requests pass it as `limit`. */
export const ROWS_PER_PAGE = 20;
