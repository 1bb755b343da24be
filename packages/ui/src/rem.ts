/**
 * A length that follows the reader's own size of text. Old pages shrink the rem for their own sums (`html { font-size:
 * 62.5% }`): such a page says what a rem of theirs would be, `:root { --mn-rem: 1.6rem }`.
 */
export const rem = (count: number) => `calc(${count} * var(--mn-rem, 1rem))`;
