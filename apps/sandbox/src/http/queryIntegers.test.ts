import { expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { contractOperations } from '@meridian/contract-kit';

const sandbox = sharedSandbox();

const integers = contractOperations
  .flatMap(({ parameters }) => parameters)
  .filter(({ place, isInteger }) => place === 'query' && isInteger);

test('only page and limit are integers in a query', () => {
  expect(new Set(integers.map(({ schema }) => schema))).toEqual(
    new Set(['Page', 'Limit', 'LongLimit'].map((name) => `contract#/components/parameters/${name}/schema`)),
  );
});

test.each(['page', 'limit'])('%s accepts an integer in JSON notation only', async (name) => {
  const { token } = await sandbox.demo();
  const ask = async (value: string) => {
    const query = new URLSearchParams({ [name]: value }).toString();
    const response = await fetch(`${sandbox.url}/api/funds/refills?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return [value, response.status, JSON.parse(await response.text()).errors];
  };
  for (const value of ['1', '10', '100']) expect(await ask(value)).toEqual([value, 200, undefined]);
  for (const value of [
    '1e1',
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
