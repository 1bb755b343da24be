import { expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { contractOperations } from '@meridian/contract-kit';

const sandbox = sharedSandbox();

const integers = contractOperations
  .flatMap(({ parameters }) => parameters)
  .filter(({ place, isInteger }) => place === 'query' && isInteger);

test('only page, limit and a year are integers in a query', () => {
  expect(new Set(integers.map(({ schema }) => schema))).toEqual(
    new Set([
      ...['Page', 'Limit', 'LongLimit'].map((name) => `contract#/components/parameters/${name}/schema`),
      'contract#/paths/~1user~1yearly-report/get/parameters/0/schema',
      'contract#/paths/~1user~1documents~1year/get/parameters/0/schema',
    ]),
  );
});

test.each([
  ['page', '/funds/refills', ['1', '10', '100'], '1e1'],
  ['limit', '/funds/refills', ['1', '10', '100'], '1e1'],
  ['year', '/user/yearly-report?timeZone=UTC', ['1970', '2026'], '2026e0'],
])('%s of %s accepts an integer in JSON notation only', async (name, path, integers, withExponent) => {
  const { token } = await sandbox.demo();
  const ask = async (value: string) => {
    const url = new URL(`/api${path}`, sandbox.url);
    url.searchParams.set(name, value);
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    return [value, response.status, JSON.parse(await response.text()).errors];
  };
  for (const value of integers) expect(await ask(value)).toEqual([value, 200, undefined]);
  for (const value of [
    withExponent,
    '+1',
    '01',
    '1.0',
    '0x1',
    ' 1',
    '1 ',
    '1_0',
    '-1',
    '-0',
    '0',
    '',
    'one',
    '１',
  ]) {
    expect(await ask(value)).toEqual([value, 422, { [name]: 'malformed' }]);
  }
});
