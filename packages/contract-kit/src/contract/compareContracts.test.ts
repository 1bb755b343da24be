import { expect, it } from 'vitest';
import { changesText, compareFacts, readFacts } from './compareContracts.ts';

interface Plan {
  readonly fields?: Readonly<Record<string, object>>;
  readonly required?: readonly string[];
  readonly parameters?: readonly object[];
  readonly statuses?: Readonly<Record<string, object>>;
  readonly state?: readonly string[];
}

/** A contract with one operation that takes and returns the same schema. */
function contractWith({
  fields = {},
  required = [],
  parameters = [],
  statuses = {},
  state = ['open'],
}: Plan) {
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Deposit' } } };
  return {
    paths: {
      '/deposits': {
        post: {
          operationId: 'createDeposit',
          parameters,
          requestBody: { required: true, content },
          responses: { '200': { content }, ...statuses },
        },
      },
    },
    components: {
      parameters: { Key: { name: 'Key', in: 'header', required: true, schema: { type: 'string' } } },
      schemas: {
        Deposit: {
          type: 'object',
          required: ['state', ...required],
          properties: { state: { type: 'string', enum: state }, ...fields },
        },
      },
    },
  };
}

const plain = contractWith({});
const changesTo = (plan: Plan, from = plain) =>
  compareFacts(readFacts(from), readFacts(contractWith(plan))).map(
    ({ isBreaking, text }) => `${isBreaking ? 'breaking' : 'fine'}: ${text}`,
  );
const text = { type: 'string', maxLength: 20 };

it('finds no change in the same contract with other texts', () => {
  expect(changesText(compareFacts(readFacts(plain), readFacts(structuredClone(plain))))).toBe(
    'Nothing changed.\n',
  );
});

it('breaks requests by what they must have, and responses by what they no longer have', () => {
  const withNote = contractWith({ fields: { note: text }, required: ['note'] });
  expect(changesTo({ fields: { note: text } })).toEqual([
    'fine: `Deposit.note` in a request: added, optional',
    'fine: `Deposit.note` in a response: added, optional',
  ]);
  expect(changesTo({ fields: { note: text }, required: ['note'] })).toEqual([
    'breaking: `Deposit.note` in a request: added, required',
    'fine: `Deposit.note` in a response: added, required',
  ]);
  expect(changesTo({ fields: { note: text } }, withNote)).toEqual([
    'fine: `Deposit.note` in a request: required became optional',
    'breaking: `Deposit.note` in a response: required became optional',
  ]);
  expect(changesTo({}, withNote)).toEqual([
    'breaking: `Deposit.note` in a request: removed',
    'breaking: `Deposit.note` in a response: removed',
  ]);
});

it('lets a request take more values, and a response give fewer', () => {
  expect(changesTo({ state: ['open', 'closed'] })).toEqual([
    'fine: `Deposit.state` in a request, value closed: added, allowed',
    'breaking: `Deposit.state` in a response, value closed: added, allowed',
  ]);
  expect(changesTo({ state: [] })).toEqual([
    'breaking: `Deposit.state` in a request, value open: removed',
    'fine: `Deposit.state` in a response, value open: removed',
  ]);
});

it('lets a request be longer, and a response shorter', () => {
  const limited = contractWith({ fields: { note: text } });
  expect(changesTo({ fields: { note: { ...text, maxLength: 30 } } }, limited)).toEqual([
    'fine: `Deposit.note` in a request, maxLength: 20 became 30',
    'breaking: `Deposit.note` in a response, maxLength: 20 became 30',
  ]);
  expect(changesTo({ fields: { note: { type: 'string' } } }, limited)).toEqual([
    'fine: `Deposit.note` in a request, maxLength: removed',
    'breaking: `Deposit.note` in a response, maxLength: removed',
  ]);
});

it('breaks by another type, a required parameter and another success, and not by another refusal', () => {
  const limited = contractWith({ fields: { note: text } });
  expect(changesTo({ fields: { note: { type: 'integer', maxLength: 20 } } }, limited)).toEqual([
    'breaking: `Deposit.note` in a request, type: string became integer',
    'breaking: `Deposit.note` in a response, type: string became integer',
  ]);
  expect(changesTo({ parameters: [{ $ref: '#/components/parameters/Key' }] })).toEqual([
    'fine: `Key` in a request: added',
    'breaking: `POST /deposits Key`: added, required',
  ]);
  expect(changesTo({ statuses: { '202': {}, '409': {} } })).toEqual([
    'breaking: `POST /deposits 202`: added',
    'fine: `POST /deposits 409`: added',
  ]);
});

it('names an operation that was added or removed once', () => {
  const none = { paths: {}, components: {} };
  const texts = (changes: ReturnType<typeof compareFacts>) =>
    changes
      .filter((change) => change.text.includes('POST'))
      .map(({ isBreaking, text: of }) => ({ isBreaking, of }));
  expect(texts(compareFacts(readFacts(none), readFacts(plain)))).toEqual([
    { isBreaking: false, of: '`POST /deposits`: added' },
  ]);
  expect(texts(compareFacts(readFacts(plain), readFacts(none)))).toEqual([
    { isBreaking: true, of: '`POST /deposits`: removed' },
  ]);
});
