/**
 * A length that scales with the user's text size. A page that shrinks the root font (`html { font-size: 62.5%
 * }`) sets `:root { --mn-rem: 1.6rem }`.
 */
export const rem = (count: number) => `calc(${count} * var(--mn-rem, 1rem))`;
