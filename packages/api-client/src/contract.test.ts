import { expect, test } from 'vitest';
import { contract, operationIds } from './contract.ts';
import { idempotentOperations } from './generated/runtime.ts';

interface Described {
  readonly operationId: string;
  readonly responses: object;
}

const operations = Object.values(contract.paths).flatMap((methods) => Object.values<Described>(methods));

/** The media types of a response, by its status. */
const mediaTypesOf = (response: unknown) =>
  response instanceof Object && 'content' in response && response.content instanceof Object
    ? Object.keys(response.content)
    : [];

test('every success is JSON or 204, but for files', () => {
  const odd = operations.filter(({ responses }) =>
    Object.entries(responses).some(
      ([status, response]) =>
        status.startsWith('2') &&
        mediaTypesOf(response).join() !== (status === '204' ? '' : 'application/json'),
    ),
  );
  expect(odd.map(({ operationId }) => operationId)).toEqual([
    'getDataArchive',
    'getStatementDocument',
    'getBalanceDocument',
    'getOperationDocument',
    'getYearDocument',
  ]);
});

test('every operationId is unique', () => {
  expect(new Set(operationIds).size).toBe(operations.length);
});

test('operations that move money require an idempotency key', () => {
  expect(idempotentOperations).toEqual(
    expect.arrayContaining(['post /funds/refills', 'post /funds/deposits', 'post /user/exchange']),
  );
});
