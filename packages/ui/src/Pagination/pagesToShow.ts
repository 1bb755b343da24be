/** A page number, or a gap. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * The first page, the last page, and the current one with its neighbours. From seven pages on there are always
 * seven slots, so that buttons do not move. A gap never hides a single page.
 */
export function pagesToShow(page: number, pageCount: number): PageSlot[] {
  if (pageCount <= 7) return range(1, pageCount);
  if (page <= 4) return [...range(1, 5), 'gap-after', pageCount];
  if (page >= pageCount - 3) return [1, 'gap-before', ...range(pageCount - 4, pageCount)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pageCount];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
