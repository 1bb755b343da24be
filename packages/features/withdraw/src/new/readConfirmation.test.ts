import { expect, it } from 'vitest';
import { readConfirmation } from './readConfirmation.ts';
import { confirmation } from '../withdraw.fixtures.ts';

it('reads the stored request', () => {
  expect(readConfirmation(JSON.stringify(confirmation))).toEqual(confirmation);
});

it.each([
  '',
  '{',
  'null',
  JSON.stringify({ ...confirmation, id: undefined }),
  JSON.stringify({ ...confirmation, net: { amount: '1e5', currency: 'USDT' } }),
  JSON.stringify({ ...confirmation, code: { ...confirmation.code, length: '6' } }),
])('reads no request from %s', (text) => {
  expect(readConfirmation(text)).toBeNull();
});
