import { expectCompleteMessages } from '@meridian/testing';
import { it } from 'vitest';
import { en } from './en.ts';
import { ru } from './ru.ts';

it('has every key and plural form in both languages', () => {
  expectCompleteMessages({ en, ru });
});
