import { useEffect, useEffectEvent } from 'react';

interface ListPage {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/**
 * Calls `goTo` with the last page when `page` of a list is beyond it. Returns whether it is: the list then shows that it is
 * loading rather than that it is empty.
 */
export function useLastPage(
  list: ListPage | undefined,
  page: number,
  goTo: (lastPage: number) => void,
): boolean {
  // An answer for another page says nothing about this one: its filters may be others.
  const lastPage = list?.page === page ? Math.max(1, Math.ceil(list.total / list.limit)) : page;
  const isBeyond = page > lastPage;
  const leave = useEffectEvent(goTo);
  useEffect(() => {
    if (isBeyond) leave(lastPage);
  }, [isBeyond, lastPage]);
  return isBeyond;
}
