import { useEffect, useEffectEvent } from 'react';

interface ListPage {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
}

/**
 * Calls `goTo` with the last page when `page` is beyond it. Returns whether it is beyond: show the list as loading then,
 * not as empty.
 */
export function useLastPage(
  list: ListPage | undefined,
  page: number,
  goTo: (lastPage: number) => void,
): boolean {
  // Ignore the data of another page: its filters may differ.
  const lastPage = list?.page === page ? Math.max(1, Math.ceil(list.total / list.limit)) : page;
  const isBeyond = page > lastPage;
  const leave = useEffectEvent(goTo);
  useEffect(() => {
    if (isBeyond) leave(lastPage);
  }, [isBeyond, lastPage]);
  return isBeyond;
}
