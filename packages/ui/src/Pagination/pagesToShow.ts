/** A page's number, or a gap where numbers are left out. */
export type PageSlot = number | 'gap-before' | 'gap-after';

/**
 * The first page, the last one, and the current one with its neighbours; at most seven places, and always seven when
 * there are seven pages or more, so that the buttons stay under the pointer. No gap hides a single page.
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
