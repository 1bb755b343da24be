import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { bodyShapes, shapes } from './generated/shapes.ts';
import { matchesShape } from './matchesShape.ts';

interface Media {
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}

/** The success examples of the contract, by operation. */
const examples = Object.entries(contract.paths as Record<string, Record<string, Operation>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .flatMap(([, { content }]) =>
          Object.values(content?.['application/json']?.examples ?? {}).map(
            ({ value }) => [`${method} ${path}`, value] as const,
          ),
        ),
    ),
);

const shapeOf = (operation: string) => bodyShapes[operation] ?? expect.fail(`no shape for ${operation}`);

test('every example of the contract matches', () => {
  expect(examples.length).toBeGreaterThan(50);
  expect(examples.filter(([operation, value]) => !matchesShape(shapeOf(operation), value))).toEqual([]);
});

test.each(Object.keys(bodyShapes))('%s does not accept an empty body, null, text or a list', (operation) => {
  for (const body of [{}, null, undefined, '', 'text', 0, []])
    expect(matchesShape(shapeOf(operation), body)).toBe(false);
});

test('an unknown field is allowed', () => {
  for (const [operation, value] of examples) {
    expect(matchesShape(shapeOf(operation), { ...Object(value), addedLater: 1 })).toBe(true);
  }
});

const money = { amount: '1.50', currency: 'USDT' };
const refill = examples.find(([operation]) => operation === 'get /funds/refills/{id}')![1] as object;

describe('a refill is rejected', () => {
  test.each([
    ['with an unknown status', { status: 'confirmed' }],
    ['without an amount', { amount: undefined }],
    ['with a number as an amount', { amount: { amount: 1.5, currency: 'USDT' } }],
    ['with an amount in exponent notation', { amount: { amount: '1e5', currency: 'USDT' } }],
    ['with a date that is not one', { creationDate: 'yesterday' }],
    ['with null where the contract has none', { network: null }],
  ])('%s', (_what, change) => {
    expect(matchesShape('Refill', { ...refill, amount: money })).toBe(true);
    expect(matchesShape('Refill', { ...refill, ...change })).toBe(false);
    const page = { items: [refill, { ...refill, ...change }], page: 1, limit: 20, total: 2 };
    expect(matchesShape('RefillPage', page)).toBe(false);
  });
});

test('a balance is rejected when one of its currencies is unreadable', () => {
  const balance = { type: 'balance', currency: 'USDT', currencies: { USDT: {} } };
  expect(matchesShape('Balance', balance)).toBe(false);
});

test('every name in a shape is a kind or a schema', () => {
  const unknown: string[] = [];
  const visit = (shape: unknown): void => {
    if (typeof shape === 'string') {
      const values = [undefined, null, '', '0', '2026-01-01', 0, true, {}];
      if (!(shape in shapes) && !values.some((value) => matchesShape(shape, value))) unknown.push(shape);
    } else if (Array.isArray(shape)) {
      if (shape[0] !== 'enum') shape.slice(1).forEach(visit);
    } else Object.values(shape as object).forEach(visit);
  };
  visit({ ...shapes, ...bodyShapes });
  expect(unknown).toEqual([]);
});
