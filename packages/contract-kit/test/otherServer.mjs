/**
 * A server of the contract that shares no code with the sandbox: Node's own HTTP server with its state in memory. It has sign-in,
 * balance, operations, statement, lists and refills; other reads respond with the example of the contract.
 */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { contract } from '@meridian/api-client/contract';
import { dateFormat } from '@meridian/dates';

/** Also in `startOtherServer.ts`. */
const account = { login: 'first', password: 'seven quiet herons 41' };
const other = { login: 'second', password: 'nine loud magpies 72' };

const now = Date.parse('2026-10-05T12:00:00Z');
const decimals = { USDT: 6, BTC: 8 };
const money = (units, currency) => ({
  amount: (units / 100).toFixed(decimals[currency]),
  currency,
});

/** The first example of an operation's response that has rows, or the first one. */
function exampleOf(path) {
  const { examples } = contract.paths[path].get.responses['200'].content['application/json'];
  const values = Object.values(examples).map(({ value }) => value);
  return structuredClone(values.find(({ items }) => items?.length > 0) ?? values[0] ?? {});
}

const paths = Object.keys(contract.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '([^/]+)')}$`) }))
  .toSorted((one, another) => one.path.split('{').length - another.path.split('{').length);

/** Twelve operations, two hours apart: refills, a deposit, accruals. In hundredths. */
function makeOperations() {
  const [sample] = exampleOf('/user/operations/')['items'];
  const balances = { USDT: 0, BTC: 0 };
  return Array.from({ length: 12 }, (_, index) => {
    const currency = index % 4 === 3 ? 'BTC' : 'USDT';
    const isHeld = index % 4 === 2;
    const units = index % 4 === 1 ? -2000 : 5000;
    if (!isHeld) balances[currency] += units;
    const subject = isHeld ? 'deposit_accrual' : units < 0 ? 'deposit_opened' : 'refill';
    return {
      ...sample,
      id: randomUUID(),
      date: new Date(now - (12 - index) * 7_200_000).toISOString(),
      type: isHeld ? 'accrual' : 'system',
      subject,
      amount: money(units, currency),
      accrual: isHeld ? { status: 'held', date: null } : null,
      balanceAfter: money(balances[currency], currency),
    };
  }).toReversed();
}

const unitsOf = ({ amount }) => Math.round(Number(amount.amount) * 100);
const sumOf = (rows) => rows.reduce((sum, row) => sum + unitsOf(row), 0);

function dayOf(date, timeZone) {
  try {
    return dateFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(date));
  } catch {
    return date.slice(0, 10);
  }
}

const isDay = (text) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

class Problem extends Error {
  status;
  code;
  more;
  constructor(status, code, more = {}) {
    super(code);
    [this.status, this.code, this.more] = [status, code, more];
  }
}

const invalid = (field, code = 'malformed') =>
  new Problem(422, 'validation_failed', { errors: { [field]: code } });

/** What the server does wrong, if anything. */
const [, , fault] = process.argv;

const sessions = new Map();
const operations = makeOperations();
const refills = exampleOf('/funds/refills')['items'];
const keys = new Map();
let guesses = 0;

function page(rows, query, most = 100) {
  const limit = Number(query.get('limit') ?? 20);
  const number = Number(query.get('page') ?? 1);
  if (!/^[1-9]\d{0,8}$/.test(query.get('page') ?? '1')) throw invalid('page');
  if (!/^[1-9]\d*$/.test(query.get('limit') ?? '1') || limit > most) throw invalid('limit');
  if (!['asc', 'desc', null].includes(query.get('sortDir'))) throw invalid('sortDir');
  const sorted = query.get('sortDir') === 'asc' ? rows.toReversed() : rows;
  const start = (number - 1) * (fault === 'pages that overlap' ? Math.max(limit - 1, 1) : limit);
  return { items: sorted.slice(start, start + limit), page: number, limit, total: rows.length };
}

function within(rows, query) {
  const [from, to] = [query.get('from'), query.get('to')];
  if (from !== null && !isDay(from)) throw invalid('from');
  if (to !== null && !isDay(to)) throw invalid('to');
  const zone = fault === 'days in UTC' ? 'UTC' : (query.get('timeZone') ?? 'UTC');
  const currency = fault === 'filter without effect' ? null : query.get('currency');
  return rows.filter((row) => {
    const day = dayOf(row['date'], zone);
    return (
      (from === null || day >= from) &&
      (to === null || day <= to) &&
      (currency === null || row['amount'].currency === currency)
    );
  });
}

const changes = (rows) => rows.filter(({ accrual }) => accrual === null);

function readBalance() {
  const example = exampleOf('/user/balance');
  const currencies = ['USDT', 'BTC'].map((currency) => {
    const mine = changes(operations).filter(({ amount }) => amount.currency === currency);
    const [available, onDeposit, inWithdrawal] = [sumOf(mine), currency === 'USDT' ? 6000 : 0, 300];
    const total = available + onDeposit + (fault === 'total without withdrawals' ? 0 : inWithdrawal);
    const figures = { available, onDeposit, inWithdrawal, heldAccruals: 0, total };
    const shown = Object.entries(figures).map(([name, units]) => {
      const figure = money(units, currency);
      return [name, fault === 'numbers for amounts' ? { ...figure, amount: Number(figure.amount) } : figure];
    });
    return [currency, { decimals: decimals[currency], ...Object.fromEntries(shown) }];
  });
  return { ...example, currencies: Object.fromEntries(currencies) };
}

function readOperations(query) {
  const type = query.get('type');
  const found = within(operations, query).filter((row) => type === null || row['type'] === type);
  const listed = page(found, query, 1000);
  const totals = Object.keys(decimals).flatMap((currency) => {
    const mine = found.filter(({ amount }) => amount.currency === currency);
    if (mine.length === 0) return [];
    const income = changes(mine).filter((row) => unitsOf(row) > 0);
    const expense = changes(mine).filter((row) => unitsOf(row) < 0);
    const held = mine.filter(({ accrual }) => accrual !== null);
    const sums = {
      income: sumOf(income),
      expense: sumOf(expense),
      held: sumOf(held),
      released: 0,
      forfeited: 0,
    };
    return [Object.fromEntries(Object.entries(sums).map(([name, units]) => [name, money(units, currency)]))];
  });
  return {
    ...listed,
    pages: Math.ceil(listed['total'] / listed['limit']),
    totals,
    breakdown: null,
    nextCursor: null,
  };
}

function readStatement(query) {
  const [currency, from, to] = ['currency', 'from', 'to'].map((name) => query.get(name) ?? '');
  if (!/^[A-Z][A-Z0-9]{1,9}$/.test(currency) || !(currency in decimals)) throw invalid('currency');
  if (!isDay(from) || !isDay(to)) throw invalid(isDay(from) ? 'to' : 'from');
  const rows = changes(within(operations, query));
  const before = changes(operations).filter(
    (row) => row['amount'].currency === currency && dayOf(row['date'], query.get('timeZone') ?? 'UTC') < from,
  );
  const income = sumOf(rows.filter((row) => unitsOf(row) > 0));
  const expense = sumOf(rows.filter((row) => unitsOf(row) < 0));
  const opening = sumOf(before);
  const lines = ['refill', 'deposit_opened'].flatMap((subject) => {
    const some = rows.filter((row) => row['subject'] === subject);
    return some.length === 0 ? [] : [{ subject, count: some.length, amount: money(sumOf(some), currency) }];
  });
  const date = new Date(fault === 'machine clock' ? now + 3_600_000 : now).toISOString();
  const sums = { opening, income, expense, closing: opening + income + expense };
  const figures = Object.fromEntries(
    Object.entries(sums).map(([name, units]) => [name, money(units, currency)]),
  );
  return { date, currency, from, to, ...figures, count: rows.length, lines };
}

async function createRefill(request, body) {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !/^[A-Za-z0-9_-]{16,64}$/.test(key)) throw invalid('Idempotency-Key');
  const { system, amount } = body;
  const isFine = /^\d+(\.\d{0,6}0*)?$/.test(amount?.amount ?? '');
  if (!isFine && fault !== 'rounded amounts') throw invalid('amount.amount', 'too_many_decimals');
  const requested = money(Math.floor(Number(amount.amount) * 100), amount.currency);
  const intent = JSON.stringify([system, requested]);
  const stored = keys.get(key);
  if (stored && stored.intent !== intent && fault !== 'key without its body')
    throw new Problem(409, 'idempotency_key_reused');
  if (stored && fault !== 'every repetition is new')
    return [stored.refill, { 'idempotency-replayed': 'true' }];
  // What a slow database would do between the look-up and the insert.
  if (fault === 'calls of one key at once') await new Promise((resolve) => setTimeout(resolve, 50));
  const date = new Date(now).toISOString();
  const refill = {
    ...refills[0],
    id: randomUUID(),
    system,
    amount: requested,
    requestedAmount: requested,
    date,
    creationDate: date,
  };
  refills.unshift(refill);
  keys.set(key, { intent, refill });
  return [refill, {}];
}

function signIn({ login, password }) {
  if (typeof login !== 'string') throw invalid('login', 'required');
  if (typeof password !== 'string') throw invalid('password', 'required');
  if (![account, other].some((one) => one.login === login && one.password === password)) {
    guesses += 1;
    if (guesses > 10 && fault !== 'no limit of guesses')
      throw new Problem(429, 'too_many_calls', { retryAfter: 60 });
    throw new Problem(401, 'incorrect_login_or_password');
  }
  const { post } = contract.paths['/auth/login'];
  const { value } = post.responses['200'].content['application/json'].examples.confirmed;
  const refreshToken = randomUUID().replaceAll('-', '').padEnd(43, 'x');
  sessions.set(refreshToken, login);
  return { ...value, refreshToken, user: { ...value.user, login } };
}

const readBody = async (request, limit) => {
  let text = '';
  for await (const part of request) text += String(part);
  if (text.length > limit && fault !== 'no limit of bodies') throw new Problem(413, 'payload_too_large');
  if (!request.headers['content-type']?.startsWith('application/json')) throw invalid('body', 'malformed');
  let body;
  try {
    body = JSON.parse(text);
  } catch {
    throw invalid('body', 'malformed');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'malformed');
  return body;
};

function read(path, id, query, login) {
  const isMine = login === account.login || fault === 'open accounts';
  switch (path) {
    case '/user/balance':
      return readBalance();
    case '/user/operations/':
      return readOperations(query);
    case '/user/statement':
      return readStatement(query);
    case '/funds/refills':
      return page(within(refills, query), query);
    case '/funds/refills/{id}': {
      const found = refills.find((row) => row['id'] === id);
      if (!found || !isMine) throw new Problem(404, 'not_found');
      return found;
    }
    case '/funds/deposits': {
      const status = query.getAll('status');
      const rows = exampleOf(path)['items'];
      return page(
        rows.filter((row) => status.length === 0 || status.includes(row['status'])),
        query,
      );
    }
    case '/funds/payments':
    case '/notification':
    case '/user/security-events':
      return { ...exampleOf(path), ...page(exampleOf(path)['items'], query) };
    case '/settings/{key}': {
      const { examples } = contract.paths[path].get.responses['200'].content['application/json'];
      const found = Object.values(examples).find(({ value }) => value.key === id);
      if (!found) throw new Problem(404, 'not_found');
      return found['value'];
    }
    default: {
      const list = path.split('/{id}')[0] ?? '';
      const isById = path.includes('{id}') && contract.paths[path].get.responses['404'];
      const rows = isById && contract.paths[list]?.get ? (exampleOf(list)['items'] ?? []) : [];
      if (isById && (!isMine || !rows.some((row) => row['id'] === id))) throw new Problem(404, 'not_found');
      const example = exampleOf(path);
      if (fault === 'missing fields' && path === '/content/news') delete example['items'][0].title;
      return example;
    }
  }
}

async function handle(request) {
  const [address = '', search = ''] = (request.url ?? '').split('?');
  const query = new URLSearchParams(search);
  const found = paths.find(({ pattern }) => pattern.test(address.replace(/^\/api/, '')));
  if (!found || !address.startsWith('/api/')) throw new Problem(404, 'not_found');
  const { path, pattern } = found;
  const item = contract.paths[path];
  const method = (request.method ?? '').toLowerCase();
  const operation = item[method];
  if (!operation) {
    const allow = Object.keys(item)
      .map((name) => name.toUpperCase())
      .join(', ');
    throw new Problem(405, 'method_not_allowed', { allow });
  }
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
  const login = sessions.get(token);
  const isGuarded =
    !operation.security?.some((one) => Object.keys(one).length === 0) && operation.security?.length !== 0;
  const body = method === 'post' && !isGuarded ? await readBody(request, operation['x-body-limit'] ?? 0) : {};
  if (isGuarded && login === undefined) throw new Problem(401, 'unauthorized');
  let id;
  try {
    id = decodeURIComponent(pattern.exec(address.replace(/^\/api/, ''))?.[1] ?? '');
  } catch {
    throw new Problem(404, 'not_found');
  }
  if (method === 'get') return [200, read(path, id, query, login), {}];
  switch (operation.operationId) {
    case 'logIn':
      return [200, signIn(body), {}];
    case 'logOut':
      if (fault !== 'sessions without end') sessions.delete(token);
      return [204, null, {}];
    case 'createRefill': {
      const [refill, headers] = await createRefill(request, await readBody(request, 16_384));
      return [201, refill, headers];
    }
    default:
      throw new Problem(503, 'technical_work', { retryAfter: 60 });
  }
}

async function respond(request, response) {
  const id = randomUUID();
  const wanted = request.headers['accept-language'] ?? '';
  const quality = (language) => {
    const part = wanted.split(',').find((one) => one.trim().startsWith(language));
    return part === undefined ? 0 : Number(/q=([\d.]+)/.exec(part)?.[1] ?? 1);
  };
  const language = fault === 'english only' || quality('en') > quality('ru') ? 'en' : 'ru';
  const headers = {
    'x-request-id': id,
    date: new Date(now).toUTCString(),
    'content-type': 'application/json',
    'content-language': language,
    vary: 'Accept-Language',
    ...(fault === 'stored responses' ? {} : { 'cache-control': 'no-store' }),
    ...(fault === 'any origin' ? { 'access-control-allow-origin': '*' } : {}),
  };
  try {
    const [status, body, more] = await handle(request);
    response.writeHead(status, { ...headers, ...more });
    response.end(body === null ? undefined : JSON.stringify(body));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const { status, code, more } = error;
    const { allow, retryAfter, ...rest } = more;
    if (fault === 'errors as pages' && status === 404) {
      response
        .writeHead(404, { ...headers, 'content-type': 'text/html' })
        .end('<html><h1>Not found</h1></html>');
      return;
    }
    const detail = language === 'ru' ? 'Так не получится.' : 'That is not possible.';
    response.writeHead(status, {
      ...headers,
      'content-type': 'application/problem+json',
      ...(allow === undefined ? {} : { allow }),
      ...(retryAfter === undefined ? {} : { 'retry-after': retryAfter }),
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    });
    response.end(
      JSON.stringify({
        type: `urn:meridian:problem:${code}`,
        title: code,
        status,
        detail,
        instance: `urn:meridian:request:${id}`,
        code,
        ...rest,
      }),
    );
  }
}

const server = createServer((request, response) => void respond(request, response));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${server.address().port}\n`);
});
