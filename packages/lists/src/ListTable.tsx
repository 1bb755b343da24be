import type { ApiError } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, EmptyState, type EmptyStateProps, Pagination, Table, type TableProps } from '@meridian/ui';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SWRResponse } from 'swr';
import type { FilterState, ListFilters } from './filters.ts';

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
  /** Shown when entries exist but none matches the filters. `action` clears them; by default "Clear filters". */
  nothingFound?: {
    readonly title: string;
    readonly body: string;
    readonly action?: string;
    /** As in `EmptyState`. */
    readonly headingLevel?: EmptyStateProps['headingLevel'];
  };
  /** Names the pagination to screen readers, such as "Pages of refills". */
  pagesLabel: string;
};

/**
 * Shows a paginated list from the server as a table, with skeleton, error with retry, empty states and pagination. A page number
 * beyond the last page goes to the last page. All other props are those of `Table`.
 */
export function ListTable<Item extends { readonly id: string }, Filters extends ListFilters>({
  list: { data, error, isLoading, mutate },
  filters: { value, clear, goToPage, correctPage },
  empty,
  nothingFound,
  pagesLabel,
  ...table
}: ListTableProps<Item, Filters>) {
  const { t } = useTranslation('lists');
  // While the next page loads, `data` is still the previous page, perhaps with other filters.
  const lastPage = data?.page === value.page ? Math.max(1, Math.ceil(data.total / data.limit)) : value.page;
  const isBeyond = value.page > lastPage;
  const goToLast = useEffectEvent(correctPage);
  useEffect(() => {
    if (isBeyond) goToLast(lastPage);
  }, [isBeyond, lastPage]);

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
          empty={data && data.items.length > 0 ? null : nothing()}
        />
      )}
      {data && data.total > 0 && (
        <Pagination
          page={value.page}
          limit={data.limit}
          total={data.total}
          onPageChange={goToPage}
          labels={{
            navigation: pagesLabel,
            previous: t('pages.previous'),
            next: t('pages.next'),
            page: (page) => t('pages.page', { page }),
            range: (first, last, total) => t('pages.range', { first, last, total }),
            position: (page, pageCount) => t('pages.position', { page, pageCount }),
          }}
        />
      )}
    </>
  );

  function nothing(): ReactNode {
    return clear && nothingFound ? (
      <EmptyState
        headingLevel={nothingFound.headingLevel}
        title={nothingFound.title}
        action={<Button onPress={clear}>{nothingFound.action ?? t('filter.clear')}</Button>}
      >
        {nothingFound.body}
      </EmptyState>
    ) : (
      empty
    );
  }
}

const idOf = ({ id }: { readonly id: string }) => id;

/** The page size of every list. Requests pass it as `limit`. */
export const ROWS_PER_PAGE = 20;
