import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { migrate } from '../src/database/migrate.ts';
import { openDatabase } from '../src/database/openDatabase.ts';
import { type ContractOperation, contractOperations } from '@meridian/contract-kit';
import { DEMO } from '../src/seed/seed.ts';
import { seedIfEmpty } from '../src/seed/resetToSeed.ts';
import { startSandbox } from '../src/startSandbox.ts';
import { refill, usdt } from '../test/actions.ts';
import { apiAt } from '../test/apiAt.ts';
import { listQueries } from '../test/listQueries.ts';
import { startPostgres } from '../test/postgres/startPostgres.ts';
import { type RecordedQuery, recordQueries } from '../test/recordQueries.ts';
import { calculateMedian, percentile, timed } from './figures.ts';
import { bareServer, measureRates, type MeasuredCall } from './measureCalls.ts';
import { startProcess } from './startProcess.ts';
import { unwrapSession } from '../test/unwrapSession.ts';

/** Limits in milliseconds. `ratio` is the time of a list call divided by the driver’s time for the same statements. */
const goals = {
  ratio: 5,
  /** Below this driver time the call is mostly round trips, so its ratio is only printed. */
  shortest: 1,
  startFromNothing: 6_000,
  startFromExisting: 2_000,
  /** The median of `GET /user/balance` while sign-ins are hashed, divided by its quiet median. */
  duringSignIns: 2,
  /** Calls a second, divided by those of a bare Node server with two queries. */
  balanceRate: 0.4,
  operationsRate: 0.25,
};

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '60' },
    only: { type: 'string' },
  },
});
const operations = Number(values.size);
const startRounds = 5;
const rounds = Number(values.rounds);
/** The other forms of a list are many, so each gets fewer rounds. */
const roundsOfOtherForms = Math.ceil(rounds / 2);

/** Base folder for uploads. The benchmark uploads nothing. */
const folder = await mkdtemp(join(tmpdir(), 'sandbox bench '));
const dataDir = join(folder, 'data');

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const readyLine = /answers at (http:\S+)\/api/;

let isWithin = true;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function sayGoal(what: string, isMet: boolean): void {
  isWithin &&= isMet;
  say(`${isMet ? 'met   ' : 'MISSED'} ${what}`);
}

async function measureStarts(): Promise<void> {
  const fromNothing: number[] = [];
  const fromExisting: number[] = [];
  for (let round = 0; round < startRounds; round += 1) {
    const data = join(await mkdtemp(join(folder, 'start ')), 'data');
    for (const times of [fromNothing, fromExisting]) {
      const { milliseconds, stop } = await startProcess([main, '--port', '0'], { DATA_DIR: data }, readyLine);
      await stop();
      times.push(milliseconds);
    }
  }
  for (const [name, times, goal] of [
    ['from nothing', fromNothing, goals.startFromNothing],
    ['from an existing database', fromExisting, goals.startFromExisting],
  ] as const) {
    sayGoal(
      `start ${name}: ${calculateMedian(times).toFixed(0)} ms (goal ${goal})`,
      calculateMedian(times) < goal,
    );
  }
}

interface List {
  readonly operation: ContractOperation;
  /** Query string. */
  readonly query: string;
  readonly rounds: number;
  /** Statements of the list itself, without those common to every call. */
  readonly statements: readonly RecordedQuery[];
}

/** Milliseconds per round, over HTTP and directly through the driver. */
interface Times {
  readonly list: List;
  readonly calls: number[];
  readonly driver: number[];
}

const lists = contractOperations.filter(({ id, method }) => method === 'get' && id.startsWith('list'));

async function logIn(url: string): Promise<string> {
  return (await unwrapSession(apiAt(url, null).POST('/auth/login', { body: { ...DEMO } }))).refreshToken;
}

/** A keep-alive connection, like a browser’s. `fetch` would cost more than some of the calls. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

function ask(url: string, token: string, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const asking = get(
      `${url}/api${path}`,
      { agent, headers: { authorization: `Bearer ${token}` } },
      (response) => {
        response.resume();
        response.once('end', () => {
          if (response.statusCode === 200) resolve();
          else reject(new Error(`${path} was answered ${response.statusCode}.`));
        });
      },
    );
    asking.once('error', reject);
  });
}

const pathOf = ({ operation, query }: Pick<List, 'operation' | 'query'>) => `${operation.path}?${query}`;

/** Queries of each form of a list, the default form first, with the longest page where it has pages. */
function queriesOf(operation: ContractOperation): string[] {
  const hasPages = operation.parameters.some(({ name }) => name === 'limit');
  return listQueries(operation)
    .map(({ query }) => query)
    .filter((query) => !hasPages || query.includes('limit='));
}

/** Records the statements of each list form in this process. */
async function findLists(databaseUrl: string): Promise<List[]> {
  const sandbox = await startSandbox({ databaseUrl, dataDir });
  try {
    const token = await logIn(sandbox.url);
    const common = await recordQueries(() => ask(sandbox.url, token, '/user/settings/security'));
    const isCommon = ({ text }: RecordedQuery) => common.some((one) => one.text === text);
    const found: List[] = [];
    for (const operation of lists) {
      for (const [index, query] of queriesOf(operation).entries()) {
        const asking = () => ask(sandbox.url, token, pathOf({ operation, query }));
        // Warm up, so that lookups cached by the process are not recorded.
        await asking();
        const recorded = await recordQueries(asking);
        found.push({
          operation,
          query,
          rounds: index === 0 ? rounds : roundsOfOtherForms,
          // Background tasks of the server, such as removing expired sessions, may run meanwhile.
          statements: recorded.filter((one) => one.text.startsWith('select') && !isCommon(one)),
        });
      }
    }
    return found;
  } finally {
    await sandbox.close();
  }
}

/** Runs the statements of a list on one snapshot, like the server does. */
async function askDriver(client: pg.Client, { statements }: List): Promise<void> {
  await client.query('begin isolation level repeatable read read only');
  for (const { text, values: given } of statements) await client.query(text, [...given]);
  await client.query('commit');
}

async function startServer(databaseUrl: string) {
  // Trusts this process, so that each sign-in can come from an address of its own.
  const environment = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SANDBOX_TRUSTED_PROXIES: '127.0.0.1' };
  const server = await startProcess([main, '--port', '0'], environment, readyLine);
  return { server, url: readyLine.exec(server.line)?.[1] ?? '' };
}

async function measureLists(databaseUrl: string): Promise<void> {
  const found = await findLists(databaseUrl);
  const { server, url } = await startServer(databaseUrl);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const token = await logIn(url);
    const times = found.map((list): Times => ({ list, calls: [], driver: [] }));
    for (let round = -10; round < rounds; round += 1) {
      for (const { list, calls, driver } of times.filter(({ list }) => round < list.rounds)) {
        const call = await timed(() => ask(url, token, pathOf(list)));
        const direct = await timed(() => askDriver(client, list));
        if (round < 0) continue;
        calls.push(call);
        driver.push(direct);
      }
    }
    say('list call                 median     p99   driver    ratio');
    for (const { list, calls, driver } of times.filter(({ list }) => list.statements.length > 0)) {
      const [call, direct] = [calculateMedian(calls), calculateMedian(driver)];
      sayGoal(
        `${list.operation.id.padEnd(20)} ${call.toFixed(2).padStart(6)} ms ${percentile(calls, 99).toFixed(2).padStart(6)} ${direct.toFixed(2).padStart(6)} ${(call / direct).toFixed(2).padStart(6)} ${list.query}`.trimEnd(),
        direct < goals.shortest || call <= direct * goals.ratio,
      );
    }
  } finally {
    await client.end();
    await server.stop();
  }
}

const parallelSignIns = 40;

/** Signs in with unknown logins, 40 at a time, until it is stopped. */
function floodWithSignIns(url: string): { readonly stop: () => Promise<number> } {
  const stopped = new AbortController();
  let sent = 0;
  async function signInAgain(): Promise<void> {
    while (!stopped.signal.aborted) {
      sent += 1;
      const response = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}` },
        body: JSON.stringify({ login: `nobody${sent}`, password: 'not the password 1' }),
      });
      await response.arrayBuffer();
      if (response.status !== 401) throw new Error(`An unknown login was answered ${response.status}.`);
    }
  }
  const running = Promise.all(Array.from({ length: parallelSignIns }, signInAgain));
  return {
    async stop() {
      stopped.abort();
      await running;
      return sent;
    },
  };
}

/** Compares a short call with and without sign-ins that are hashed at the same time. */
async function measureSignIns(databaseUrl: string): Promise<void> {
  const { server, url } = await startServer(databaseUrl);
  try {
    const token = await logIn(url);
    const measure = async () => {
      const times: number[] = [];
      for (let round = -10; round < rounds * 5; round += 1) {
        const time = await timed(() => ask(url, token, '/user/balance'));
        if (round >= 0) times.push(time);
      }
      return calculateMedian(times);
    };
    const quiet = await measure();
    const flood = floodWithSignIns(url);
    const busy = await measure();
    const sent = await flood.stop();
    sayGoal(
      `getBalance ${quiet.toFixed(2)} ms, and ${busy.toFixed(2)} ms during ${sent} sign-ins, ${parallelSignIns} at a time: ${(busy / quiet).toFixed(2)} times (goal ${goals.duringSignIns})`,
      busy <= quiet * goals.duringSignIns,
    );
  } finally {
    await server.stop();
  }
}

/** Processes one day of due events for all partners, in a separate process. */
async function measureDay(databaseUrl: string): Promise<void> {
  const { server, url } = await startServer(databaseUrl);
  try {
    const advance = () =>
      fetch(`${url}/sandbox/clock/advance`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ days: 1 }),
      });
    const day = await timed(async () => {
      const { status } = await advance();
      if (status !== 200) throw new Error(`A day was answered ${status}.`);
    });
    say(
      `a day took ${(day / 1000).toFixed(1)} s, and left the process with ${server.memory().toFixed(0)} MB`,
    );
  } finally {
    await server.stop();
  }
}

const bareReadyLine = /answers at (http:\S+)\/api/;

/** Enough money for the deposits of the benchmark, in refills of the largest amount. */
async function addMoney(url: string, token: string): Promise<void> {
  for (let count = 0; count < 10; count += 1) {
    const { id } = await refill(apiAt(url, token), '100000');
    const { status } = await fetch(`${url}/sandbox/refills/${id}/settle`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    if (status !== 200) throw new Error(`A settled refill was answered ${status}.`);
  }
}

/** Compares the rates of frequent calls with a bare Node server on the same database, and with the embedded database. */
async function measureCalls(databaseUrl: string): Promise<void> {
  const { server, url } = await startServer(databaseUrl);
  const bare = await startProcess([bareServer], { DATABASE_URL: databaseUrl }, bareReadyLine);
  const embedded = await startProcess(
    [main, '--port', '0'],
    { DATA_DIR: join(folder, 'embedded') },
    readyLine,
  );
  try {
    const token = await logIn(url);
    await addMoney(url, token);
    const embeddedUrl = readyLine.exec(embedded.line)?.[1] ?? '';
    const balance = { path: '/user/balance' };
    const calls: MeasuredCall[] = [
      { ...balance, name: 'bare server', url: bareReadyLine.exec(bare.line)?.[1] ?? '', token },
      { ...balance, name: 'getBalance', url, token, goal: goals.balanceRate },
      { name: 'listOperations', url, token, path: '/user/operations/', goal: goals.operationsRate },
      {
        ...balance,
        name: 'getBalance, embedded',
        url: embeddedUrl,
        token: await logIn(embeddedUrl),
      },
      {
        name: 'createDeposit',
        url,
        token,
        path: '/funds/deposits',
        body: {
          plan: 'usdt-start-30',
          amount: usdt('100'),
          paymentMethod: 'balance',
          autoinvestment: false,
        },
      },
    ];
    const rates = await measureRates(calls, Math.ceil(rounds / 2));
    const [bareRate = Number.NaN] = rates;
    for (const [index, { name, goal }] of calls.entries()) {
      const rate = rates[index] ?? Number.NaN;
      const ratio = rate / bareRate;
      sayGoal(
        `${name.padEnd(20)} ${rate.toFixed(0).padStart(6)} calls a second, ${ratio.toFixed(3)} of the bare server${goal === undefined ? '' : ` (goal ${goal})`}`,
        goal === undefined || ratio >= goal,
      );
    }
  } finally {
    await Promise.all([server, bare, embedded].map(({ stop }) => stop()));
  }
}

/** `--only starts`, `day`, `lists`, `sign-ins` or `calls` measures one part. */
const isWanted = (part: string) => values.only === undefined || values.only === part;

if (isWanted('starts')) await measureStarts();
const postgres = await startPostgres();
try {
  const database = await openDatabase({ databaseUrl: postgres.url });
  await database.alone(() => migrate(database));
  const seeding = await timed(() => seedIfEmpty(database, { partners: { operations, randomSeed: 'bench' } }));
  await database.close();
  say(`a seed of ${operations} operations took ${(seeding / 1000).toFixed(1)} s`);
  if (isWanted('day')) await measureDay(postgres.url);
  if (isWanted('lists')) await measureLists(postgres.url);
  if (isWanted('sign-ins')) await measureSignIns(postgres.url);
  if (isWanted('calls')) await measureCalls(postgres.url);
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
agent.destroy();
process.exitCode = isWithin ? 0 : 1;
