import { expectTypeOf, test } from 'vitest';
import type { Translation } from './Translation.ts';

test('a translation without a key or a Russian plural form does not compile', () => {
  interface Source {
    title: string;
    rows_one: string;
    rows_other: string;
  }
  type Complete = Record<'title' | 'rows_one' | 'rows_few' | 'rows_many' | 'rows_other', string>;
  expectTypeOf<Complete>().toExtend<Translation<Source>>();
  expectTypeOf<Omit<Complete, 'title'>>().not.toExtend<Translation<Source>>();
  expectTypeOf<Omit<Complete, 'rows_few'>>().not.toExtend<Translation<Source>>();
});
