import { expect, test } from 'vitest';
import { sandboxOfFile } from '../testing/sandboxOfFile.ts';
import { contractOperations } from './contractOperations.ts';

const sandbox = sandboxOfFile();

const cases = contractOperations.flatMap((operation) =>
  operation.parameters
    .filter(({ place, isInteger }) => place === 'query' && isInteger)
    .map(({ name }) => [operation.id, name, operation] as const),
);

test.each(cases)(
  '%s takes for %s what JSON writes as an integer, and nothing else',
  async (_id, name, operation) => {
    const { token } = await sandbox.demo();
    const ask = async (value: string) => {
      const answer = await fetch(
        `${sandbox.url}/api${operation.path}?${new URLSearchParams({ [name]: value }).toString()}`,
        { method: operation.method.toUpperCase(), headers: { authorization: `Bearer ${token}` } },
      );
      return [value, answer.status, JSON.parse(await answer.text()).errors];
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
    ])
      expect(await ask(value)).toEqual([value, 422, { [name]: 'malformed' }]);
  },
);

test('there are such parameters', () => {
  expect(new Set(cases.map(([, name]) => name))).toEqual(new Set(['page', 'limit']));
});
