/**
 * More than zero where there is room, far below it on a cramped page: one whose title, as large as the reader wants it,
 * would cover what is read from a bar that stays. By the size of the text of the page, which a media query does not know.
 */
export const spareRoom = '(100vw - 18.75rem) * 100';
