import { expectTypeOf, test } from 'vitest';
import type { Translation } from './index.ts';

test('a translation has every key, and the plural forms of its own language', () => {
  interface Source {
    title: string;
    rows_one: string;
    rows_other: string;
  }
  type Russian = Record<'title' | 'rows_one' | 'rows_few' | 'rows_many' | 'rows_other', string>;
  expectTypeOf<Russian>().toExtend<Translation<Source>>();
  expectTypeOf<Omit<Russian, 'title'>>().not.toExtend<Translation<Source>>();
  expectTypeOf<Record<'title' | 'rows_other', string>>().toExtend<Translation<Source>>();
  expectTypeOf<Omit<Russian, 'rows_other'>>().not.toExtend<Translation<Source>>();
});
