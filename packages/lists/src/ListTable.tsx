import type { ApiError } from '@meridian/api-client';
import { ProblemBanner } from '@meridian/problem';
import { Button, EmptyState, Pagination, Table, type TableColumn, type TableRowAction } from '@meridian/ui';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SWRResponse } from 'swr';
import type { FilterState, ListFilters } from './filters.ts';

/** One page of a list, as every list of the contract is answered. */
interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly limit: number;
  readonly total: number;
}

/** The part of an SWR response that a list needs. */
type ListQuery<Item> = Pick<
  SWRResponse<ListPage<Item>, ApiError>,
  'data' | 'error' | 'isLoading' | 'isValidating'
> & { mutate: () => Promise<unknown> };

export interface ListTableProps<Item extends { readonly id: string }, Filters extends ListFilters> {
  /** The query of the page that `filters` ask for. */
  list: ListQuery<Item>;
  filters: FilterState<Filters>;
  caption: string;
  columns: readonly TableColumn<Item>[];
  rowAction?: TableRowAction<Item>;
  /** Shown when the list has no entries at all. */
  empty: ReactNode;
  /** Shown when entries exist but none matches the filters. */
  nothingFound: { readonly title: string; readonly body: string };
  /** Names the pagination to screen readers, such as "Pages of refills". */
  pagesLabel: string;
}

/**
 * A list of the server as a table: skeleton, failure with retry, empty, nothing found, rows, and pagination. A page
 * beyond the last one goes to the last.
 */
export function ListTable<Item extends { readonly id: string }, Filters extends ListFilters>({
  list: { data, error, isLoading, isValidating, mutate },
  filters,
  caption,
  columns,
  rowAction,
  empty,
  nothingFound,
  pagesLabel,
}: ListTableProps<Item, Filters>) {
  const { t } = useTranslation('lists');
  const lastPage = data && Math.max(1, Math.ceil(data.total / data.limit));
  const { value, clear, goToPage, correctPage } = filters;
  const isBeyond = lastPage !== undefined && !isValidating && value.page > lastPage;
  useEffect(() => {
    if (isBeyond) correctPage(lastPage);
  }, [isBeyond, lastPage, correctPage]);

  return (
    <>
      {error && <ProblemBanner error={error} onRetry={() => void mutate()} />}
      {(data ?? isLoading) && (
        <Table
          caption={caption}
          columns={columns}
          rows={data?.items ?? []}
          getRowKey={({ id }) => id}
          isLoading={isLoading || isValidating || isBeyond}
          skeletonRows={data?.limit ?? ROWS_PER_PAGE}
          {...(rowAction && { rowAction })}
          empty={
            clear ? (
              <EmptyState
                title={nothingFound.title}
                action={<Button onPress={clear}>{t('filter.clear')}</Button>}
              >
                {nothingFound.body}
              </EmptyState>
            ) : (
              empty
            )
          }
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
}

/** Rows per page of every list; a list request passes it as `limit`. */
export const ROWS_PER_PAGE = 20;
