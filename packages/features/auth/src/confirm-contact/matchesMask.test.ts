import { maskPhone } from '@meridian/personal-data';
import { expect, test } from 'vitest';
import { matchesMask } from './matchesMask.ts';

test.each(['+447700900123', '+79001234567', '+375291234567', '+14155550132', '+353871230002'])(
  'the mask of %s hides it, however it is grouped, and no other number',
  (phone) => {
    const masked = maskPhone(phone).replaceAll('\u00A0', ' ');
    expect(matchesMask(masked, phone)).toBe(true);
    expect(matchesMask(masked, `${phone.slice(0, -1)}9`)).toBe(false);
  },
);

test('the mask of an e-mail keeps its hyphens', () => {
  expect(matchesMask('a•••@mail-box.example', 'Anna@mail-box.example')).toBe(true);
  expect(matchesMask('a•••@mail-box.example', 'anna@mailbox.example')).toBe(false);
});
