import { expectCompleteMessages } from '@meridian/testing';
import { it } from 'vitest';
import { en } from './en.ts';
import { ru } from './ru.ts';

it('has every text in both languages, with every plural form', () => {
  expectCompleteMessages({ en, ru });
});
