import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this run repeats tests in the second language, by keyboard and at every width: `npm run test:all`. */
    isMultiplied: boolean;
  }
}

export const isMultiplied = inject('isMultiplied');

/** The rows of a repeated test: all in `npm run test:all`, the first in `npm test`. */
export const eachRow = <const Rows extends readonly unknown[]>(rows: Rows): readonly Rows[number][] =>
  isMultiplied ? rows : rows.slice(0, 1);

/** Each item with every variant in `npm run test:all`, and with one of them, in turn, in `npm test`. */
export const withVariants = <Item, const Variant>(
  items: readonly Item[],
  variants: readonly Variant[],
): readonly { item: Item; variant: Variant }[] =>
  items.flatMap((item, index) =>
    variants
      .filter((_, place) => isMultiplied || place === index % variants.length)
      .map((variant) => ({ item, variant })),
  );

/** Each in both languages in `npm run test:all`, and in one of them, in turn, in `npm test`. */
export const inTurn = <Item>(items: readonly Item[]): readonly { item: Item; language: 'en' | 'ru' }[] =>
  withVariants(items, ['en', 'ru']).map(({ item, variant }) => ({ item, language: variant }));
