/** In rem. In a wider row the eye loses the line between what is at its start and the amount at its end. */
export const ROWS_WIDTH = 45.5;
