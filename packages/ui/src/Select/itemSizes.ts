/** Guesses of what a `SelectItem` and a title of them take, until one is in sight and is measured: a reader's own text size changes them. */
export const itemSizes = { estimatedRowHeight: 40, estimatedHeadingHeight: 32 };
