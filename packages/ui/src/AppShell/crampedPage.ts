/**
 * A page that is narrower is cramped: five words as large as the reader wants them have no room in its bottom bar, nor
 * has a title in a bar that stays. By the size of the text of the page, which a media query does not know.
 */
const roomyWidth = '18.75rem';

/** For the bottom bar, which is a container of its own. */
export const whenCramped = `@container (max-width: ${roomyWidth})`;

/** More than zero where there is room, far below it where there is none. */
export const spareRoom = `(100vw - ${roomyWidth}) * 100`;
