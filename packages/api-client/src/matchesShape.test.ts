import { describe, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { changeShapes } from './generated/changeShapes.ts';
import { balanceShape, pageShapes, refillPageShape, refillShape, userShape } from './generated/pageShapes.ts';
import { isSchema, matchesShape } from './matchesShape.ts';

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

const bodyShapes = { ...pageShapes, ...changeShapes };

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
    expect(isSchema(refillShape, { ...refill, amount: money })).toBe(true);
    expect(isSchema(refillShape, { ...refill, ...change })).toBe(false);
    const page = { items: [refill, { ...refill, ...change }], page: 1, limit: 20, total: 2 };
    expect(isSchema(refillPageShape, page)).toBe(false);
  });
});

test('a balance is rejected when one of its currencies is unreadable', () => {
  const balance = { type: 'balance', currency: 'USDT', currencies: { USDT: {} } };
  expect(isSchema(balanceShape, balance)).toBe(false);
});

test('every name in a shape is a kind', () => {
  const unknown: string[] = [];
  const visit = (shape: unknown): void => {
    if (typeof shape === 'string') {
      const values = [undefined, null, '', '0', '2026-01-01', 0, true, {}];
      if (!values.some((value) => matchesShape(shape, value))) unknown.push(shape);
    } else if (Array.isArray(shape)) {
      if (shape[0] !== 'enum') shape.slice(1).forEach(visit);
    } else Object.values(shape as object).forEach(visit);
  };
  visit(bodyShapes);
  expect(unknown).toEqual([]);
});

describe('a stored user', () => {
  const user = (
    examples.find(([operation]) => operation === 'post /user/profile') ?? expect.fail()
  )[1] as object;

  test('is read as it was written', () => {
    const stored: unknown = JSON.parse(JSON.stringify(user));
    expect(isSchema(userShape, stored)).toBe(true);
  });

  test.each([
    ['of an older version, without a subscription', { subscription: undefined }],
    ['with a language that is gone', { language: 'xx' }],
    ['with a count of notifications that is a text', { notifications: '3' }],
  ])('%s is none', (_what, change) => {
    expect(isSchema(userShape, { ...user, ...change })).toBe(false);
  });
});
