import { Pagination } from '@meridian/ui';
import { useLatest } from '@meridian/use-latest';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilterState, ListFilters } from './filters/filters.ts';
import { messages } from './messages.ts';

interface Pages {
  /** The page that got a response. */
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/**
 * Whether the page of the address is beyond the last one, which it then goes to. While the next page loads, `data` is still the
 * previous page, perhaps with other filters.
 */
export function useLastPage<Filters extends ListFilters>(
  { value, correctPage }: Pick<FilterState<Filters>, 'value' | 'correctPage'>,
  data: Pages | undefined,
): boolean {
  const lastPage = data?.page === value.page ? Math.max(1, Math.ceil(data.total / data.limit)) : value.page;
  const isBeyond = value.page > lastPage;
  const goToLast = useLatest(correctPage);
  useEffect(() => {
    if (isBeyond) goToLast.current(lastPage);
  }, [isBeyond, lastPage, goToLast]);
  return isBeyond;
}

interface ListPagesProps<Filters extends ListFilters> {
  filters: Pick<FilterState<Filters>, 'value' | 'goToPage'>;
  data: Pages;
  /** Names the pagination to screen readers, such as "Pages of refills". */
  label: string;
  /** Whether a page says which items it has. Not where `total` counts something else, such as days. */
  hasRange?: boolean;
}

/** The pagination of a list whose page is in the URL. */
export function ListPages<Filters extends ListFilters>({
  filters: { value, goToPage },
  data: { limit, total },
  label,
  hasRange = true,
}: ListPagesProps<Filters>) {
  const { t } = useTranslation(messages);
  return (
    <Pagination
      page={value.page}
      limit={limit}
      total={total}
      onPageChange={goToPage}
      labels={{
        navigation: label,
        previous: t('pages.previous'),
        next: t('pages.next'),
        page: (page) => t('pages.page', { page }),
        range: hasRange ? (first, last, all) => t('pages.range', { first, last, total: all }) : undefined,
        position: (page, pageCount) => t('pages.position', { page, pageCount }),
      }}
    />
  );
}
