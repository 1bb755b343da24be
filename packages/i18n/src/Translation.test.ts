import { expectTypeOf, test } from 'vitest';
import type { Translation } from './index.ts';

test('a translation without a key or a Russian plural form does not compile', () => {
  interface Source {
    title: string;
    rows_one: string;
    rows_other: string;
  }
  type Whole = Record<'title' | 'rows_one' | 'rows_few' | 'rows_many' | 'rows_other', string>;
  expectTypeOf<Whole>().toExtend<Translation<Source>>();
  expectTypeOf<Omit<Whole, 'title'>>().not.toExtend<Translation<Source>>();
  expectTypeOf<Omit<Whole, 'rows_few'>>().not.toExtend<Translation<Source>>();
});
