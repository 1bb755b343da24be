import { expectCompleteMessages } from '@meridian/testing';
import { it } from 'vitest';
import { en } from './en.ts';
import { ru } from './ru.ts';

it('has every message in both languages, with every plural form', () => {
  expectCompleteMessages({ en, ru });
});
