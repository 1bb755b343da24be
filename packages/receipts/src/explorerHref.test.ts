import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Explorer, explorerHref } from './explorerHref.ts';

const explorer = {
  transaction: 'https://tronscan.org/#/transaction/{hash}',
  address: 'https://mempool.space/address/{address}?lang=en',
};

test('the value takes the place of its placeholder', () => {
  expect(explorerHref(explorer, 'transaction', '7c1f')?.href).toBe('https://tronscan.org/#/transaction/7c1f');
  expect(explorerHref(explorer, 'address', 'bc1q')?.href).toBe('https://mempool.space/address/bc1q?lang=en');
});

test.each([
  'http://tronscan.org/{hash}',
  'javascript:alert(1)//{hash}',
  'data:text/html,{hash}',
  '//tronscan.org/{hash}',
  '/{hash}',
  'https://{hash}/',
  'https://tronscan.org{hash}',
  'https://someone@tronscan.org/{hash}',
  'https://tronscan.org/{address}',
  'https://tronscan.org/',
  ' https://tronscan.org/{hash}',
  'https:///{hash}',
])('%s leads nowhere', (transaction) => {
  expect(explorerHref({ ...explorer, transaction }, 'transaction', '7c1f')).toBeUndefined();
});

test.each(['', '.', '..', '\ud800'])('no link has the value %j', (value) => {
  expect(explorerHref(explorer, 'address', value)).toBeUndefined();
});

test('no value leads to another page of the explorer, or to another site', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('$&', '../x', '//x', '#x', '?x', '\\x', '@x'),
  );
  const template = fc.constantFrom<keyof Explorer>('transaction', 'address');
  fc.assert(
    fc.property(template, hostile, (of, value) => {
      const url = explorerHref(explorer, of, value);
      if (!url) return;
      const [plain, encoded] = [explorerHref(explorer, of, 'x1'), encodeURIComponent(value)];
      expect(url.href).toBe(plain?.href.replace('x1', () => encoded));
    }),
  );
});
