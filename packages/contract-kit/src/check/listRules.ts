import type { OperationId } from '@meridian/api-client/contract';
import { nodeAt } from '../calls/inputOf.ts';
import { type ApiResponse, Broken } from './ApiResponse.ts';
import { operationOf } from './Client.ts';
import { type Rule, type Session, Skipped } from './Rule.ts';

const largest = 100;
const small = 3;
const mostPages = 6;

const lists = [
  'listOperations',
  'listRefills',
  'listDeposits',
  'listWithdrawals',
  'listNotifications',
  'listSecurityEvents',
] as const satisfies readonly OperationId[];

type List = (typeof lists)[number];

const idsIn = (response: ApiResponse) =>
  response.entriesAt('items').map((entry) => response.textAt(...entry, 'id'));

async function read(
  session: Session,
  id: List,
  query: Readonly<Record<string, string>>,
): Promise<ApiResponse> {
  return (await session.client.call(id, { token: session.token, query })).mustBe(200);
}

/** Values of a parameter with an enum. */
function valuesOf(id: List, name: string): string[] {
  const parameter = operationOf(id).parameters.find((one) => one.name === name);
  if (!parameter) return [];
  let node = nodeAt(parameter.schema);
  for (;;) {
    const { $ref, items } = node;
    if (typeof $ref === 'string') node = nodeAt($ref);
    // A parameter that can be repeated.
    else if (typeof items === 'object' && items !== null) node = { ...items };
    else break;
  }
  return Array.isArray(node['enum']) ? node['enum'].map(String) : [];
}

/** Every order and every page of an empty list is right. */
function mustHaveSome(total: number): void {
  if (total === 0) throw new Skipped('The list of this account is empty.');
}

async function mustPage(session: Session, id: List): Promise<void> {
  const whole = await read(session, id, { limit: `${largest}` });
  const total = whole.numberAt('total');
  mustHaveSome(total);
  const expected = idsIn(whole);
  whole.must(new Set(expected).size === expected.length, 'A page repeats an entry.');
  whole.must(
    expected.length === Math.min(total, largest),
    `A page of ${largest} has ${expected.length} of ${total}.`,
  );
  const pages = Math.min(Math.ceil(total / small), mostPages);
  for (let page = 1; page <= pages; page += 1) {
    const part = await read(session, id, { limit: `${small}`, page: `${page}` });
    const wanted = expected.slice((page - 1) * small, page * small);
    part.must(part.numberAt('total') === total, `“total” must be ${total} on every page.`);
    part.must(
      part.numberAt('page') === page && part.numberAt('limit') === small,
      '“page” and “limit” must be those asked for.',
    );
    part.must(idsIn(part).join() === wanted.join(), `Page ${page} of ${small} must be ${wanted.join(', ')}.`);
  }
  const beyond = await read(session, id, { limit: `${small}`, page: `${Math.ceil(total / small) + 1}` });
  beyond.must(beyond.lengthAt('items') === 0, 'The page after the last one must be empty.');
}

async function mustOrder(session: Session, id: List): Promise<void> {
  const down = await read(session, id, { limit: `${largest}`, sort: 'date', sortDir: 'desc' });
  const dates = down.entriesAt('items').map((entry) => Date.parse(down.textAt(...entry, 'date')));
  const wrong = dates.findIndex((date, index) => date > (dates[index - 1] ?? Infinity));
  down.must(wrong === -1, `Entry ${wrong + 1} is newer than the entry before it.`);
  const total = down.numberAt('total');
  mustHaveSome(total);
  const up = await read(session, id, { limit: `${small}`, sort: 'date', sortDir: 'asc' });
  const end = await read(session, id, {
    limit: `${total % small || small}`,
    page: `${Math.ceil(total / (total % small || small))}`,
    sort: 'date',
    sortDir: 'desc',
  });
  const wanted = idsIn(end).toReversed();
  up.must(
    idsIn(up).slice(0, wanted.length).join() === wanted.join(),
    'The ascending list must be the descending one, turned round.',
  );
}

async function mustFilter(session: Session, id: List, name: string, field: readonly string[]): Promise<void> {
  const { client, token } = session;
  const whole = await read(session, id, {});
  mustHaveSome(whole.numberAt('total'));
  const values =
    name === 'currency'
      ? (await client.call('getBalance', { token })).mustBe(200).namesAt('currencies')
      : valuesOf(id, name);
  let sum = 0;
  let last: ApiResponse | undefined;
  for (const value of values) {
    const found = await read(session, id, { [name]: value });
    for (const entry of found.entriesAt('items'))
      found.must(
        found.textAt(...entry, ...field) === value,
        `A list with ${name}=${value} has another entry.`,
      );
    sum += found.numberAt('total');
    last = found;
  }
  const total = whole.numberAt('total');
  if (sum !== total)
    throw new Broken(`The totals of every ${name} must add up to ${total}, and are ${sum}.`, last);
}

export const listRules: readonly Rule[] = [
  ...lists.map((id): Rule => ({
    group: 'lists',
    title: `The pages of ${id} lose and repeat nothing`,
    section: `paths, ${operationOf(id).path}, get, parameters, page and limit`,
    calls: [id],
    check: (session) => mustPage(session, id),
  })),
  ...(['listOperations', 'listRefills'] as const).map((id): Rule => ({
    group: 'lists',
    title: `${id} is sorted by date in both directions`,
    section: `paths, ${operationOf(id).path}, get, parameters, sort and sortDir`,
    calls: [id],
    check: (session) => mustOrder(session, id),
  })),
  ...(
    [
      ['listOperations', 'type', ['type']],
      ['listOperations', 'currency', ['amount', 'currency']],
      ['listRefills', 'currency', ['amount', 'currency']],
      ['listDeposits', 'status', ['status']],
    ] as const
  ).map(([id, name, field]): Rule => ({
    group: 'lists',
    title: `The filter ${name} of ${id} shows only what it names, and all of it`,
    section: `paths, ${operationOf(id).path}, get, parameters, ${name}`,
    calls: [id, ...(name === 'currency' ? (['getBalance'] as const) : [])],
    check: (session) => mustFilter(session, id, name, field),
  })),
];
