/** Which rows of a long table are in the page, and how high what is left out would be, in pixels. */
export interface RowWindow {
  readonly shown: readonly { readonly index: number; readonly gapBefore: number }[];
  readonly gapAfter: number;
}

/** Enough to fill a screen. */
const FIRST_ROWS = 20;

/** That of one line of text in a row, in pixels. */
export const ROW_HEIGHT = 45;

/** What stands until it is known where the person is: on a server, and in the first moment. */
export const firstRows = (count: number): RowWindow => ({
  shown: Array.from({ length: Math.min(count, FIRST_ROWS) }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: Math.max(0, count - FIRST_ROWS) * ROW_HEIGHT,
});

export const everyRow = (count: number): RowWindow => ({
  shown: Array.from({ length: count }, (_, index) => ({ index, gapBefore: 0 })),
  gapAfter: 0,
});
