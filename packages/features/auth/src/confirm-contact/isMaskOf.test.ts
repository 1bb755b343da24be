import { maskPhone } from '@meridian/personal-data';
import { expect, test } from 'vitest';
import { isMaskOf } from './isMaskOf.ts';

test.each(['+447700900123', '+79001234567', '+375291234567', '+14155550132', '+353871230002'])(
  'the mask of %s hides it, however it is grouped, and no other number',
  (phone) => {
    const masked = maskPhone(phone).replaceAll('\u00A0', ' ');
    expect(isMaskOf(masked, phone)).toBe(true);
    expect(isMaskOf(masked, `${phone.slice(0, -1)}9`)).toBe(false);
  },
);

test('the mask of an e-mail keeps its hyphens', () => {
  expect(isMaskOf('a•••@mail-box.example', 'Anna@mail-box.example')).toBe(true);
  expect(isMaskOf('a•••@mail-box.example', 'anna@mailbox.example')).toBe(false);
});
