/** In rem. In a wider row the eye loses the line between what is at its start and the amount at its end. */
export const ROWS_WIDTH = 45.5;

/** The property by which a layout that places rows itself gives them another width. */
export const rowsWidth = '--mn-rows-width';
