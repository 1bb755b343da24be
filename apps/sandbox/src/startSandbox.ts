import { setTimeout as wait } from 'node:timers/promises';
import type { TelegramBot } from './auth/telegramBot.ts';
import { forgetExpired } from './clock/forgetExpired.ts';
import { settleDue } from './clock/settleDue.ts';
import { createApp } from './createApp.ts';
import { migrate } from './database/migrate.ts';
import { type Database, type DatabasePlace, openDatabase } from './database/openDatabase.ts';
import { explainSchemaMismatch } from './database/SchemaMismatch.ts';
import { listen } from './http/listen.ts';
import type { Log } from './http/log.ts';
import type { Lifecycle } from './http/readiness.ts';
import { isSeeded, resetToSeed, seedIfEmpty, type SeedOptions } from './seed/resetToSeed.ts';
import { findKeptFiles } from './verification/submitVerification.ts';
import { openUploads, type UploadFolder } from './verification/UploadFolder.ts';
import { uploadsBeside } from './verification/uploadsBeside.ts';
import { namedChance } from './work/namedChance.ts';
import { read } from './work/Work.ts';
import { checkDatabaseUrl, crowdSizeOf } from './flags.ts';
import { checkOrigin } from './http/api.ts';

/** Where the sandbox's time begins; without it the clock is the real one until it is advanced. */
export interface StandingClock {
  /** The clock stands here until the control plane advances it. */
  readonly standsAt: Date;
}

export interface ServeOptions {
  /** 0, the default, for any free port. */
  readonly port?: number;
  /** Where the port is taken, take the next one that is free. */
  readonly takeNextPort?: boolean;
  /** Address to listen on; loopback unless given. */
  readonly host?: string;
  readonly clock?: StandingClock;
  /** Silent unless given. */
  readonly log?: Log;
  /** Hold every answer against the contract; for tests, it costs time. */
  readonly checkAnswers?: boolean;
  /** Let the control plane be reached from elsewhere than this machine. */
  readonly controlFromAnywhere?: boolean;
  /** Origins of pages elsewhere that may call the API, such as `https://example.com`; none unless given. */
  readonly allowedOrigins?: readonly string[];
  /** Addresses of proxies whose `X-Forwarded-For` says who calls, such as `127.0.0.1`; none unless given. */
  readonly trustedProxies?: readonly string[];
  /** How long calls that are being answered may take to end when it is closed, and then the database. */
  readonly closeMilliseconds?: number;
  /** How long a call has what has fallen due done before it is told when to come again. */
  readonly settleMilliseconds?: number;
  /** Token of the bot that signs people in through Telegram; without one the stand-in under the control plane does. */
  readonly telegramBotToken?: string;
  /** A crowd of about so many operations, up to a million, in a database that is empty or reset; none unless given. */
  readonly seedSize?: number;
  /** What the crowd, ids, codes, tokens and prizes are drawn by; chance that nobody can foresee unless given. */
  readonly randomSeed?: string;
  /** Folder of uploaded photos; unless given they are kept in memory, as long as the process. */
  readonly uploadsDir?: string;
}

export interface SandboxOptions extends ServeOptions {
  /** Folder of the embedded database, or `memory` for one that ends with the process. */
  readonly dataDir?: string;
  /** A PostgreSQL server instead: `postgres://user:password@host/database`. */
  readonly databaseUrl?: string;
}

export interface Sandbox {
  /** `http://127.0.0.1:4010`, without a slash at its end; the API is under `/api`, the control plane under `/sandbox`. */
  readonly url: string;
  /** Where uploaded photos lie; undefined where they are kept in memory. */
  readonly uploadsDir: string | undefined;
  /** Whether this start sowed the seed; where the database had one, `seedSize` was left aside. */
  readonly hasSeeded: boolean;
  /** Takes no more calls, lets those that are being answered end, then closes the database; neither for longer than stated. */
  close(): Promise<void>;
}

const tickMilliseconds = 5_000;
const portsToTry = 50;

function telegramBotOf({ telegramBotToken, controlFromAnywhere }: ServeOptions): TelegramBot {
  if (telegramBotToken !== undefined) return { kind: 'configured', token: telegramBotToken };
  return { kind: controlFromAnywhere ? 'none' : 'stand-in' };
}

const hour = 3_600_000;

/** Removes uploads that a process which died left half-sent; another may be sending right now. */
function sweep(uploads: UploadFolder, database: Database): Promise<void> {
  return uploads.sweep(
    (names) => database.read((tx) => findKeptFiles({ tx }, names)),
    new Date(Date.now() - hour),
  );
}

function seedOptionsOf(
  { clock, seedSize, randomSeed = 'meridian' }: ServeOptions,
  size = seedSize,
): SeedOptions {
  const crowd = size === undefined ? {} : { crowd: { operations: size, randomSeed } };
  return { standsAt: clock?.standsAt, ...crowd };
}

/**
 * Serves a database that is open already; what is due by its clock is done now and every few seconds. It listens at
 * once, so that whoever asks can see it is not ready yet, and takes calls when it is.
 */
export async function serveDatabase(opened: Database, options: ServeOptions = {}): Promise<Sandbox> {
  const {
    port = 0,
    host = '127.0.0.1',
    log = () => undefined,
    checkAnswers = false,
    controlFromAnywhere = false,
    allowedOrigins = [],
    trustedProxies = [],
    closeMilliseconds = 10_000,
    settleMilliseconds = 10_000,
  } = options;
  allowedOrigins.forEach(checkOrigin);
  const ending = new AbortController();
  const life: Lifecycle = { phase: 'starting', ending: ending.signal };
  const uploads = await openUploads(options.uploadsDir);
  const chance = namedChance(options.randomSeed);
  const database = { ...opened, chance };

  async function whileSeeding<Result>(sow: () => Promise<Result>): Promise<Result> {
    life.phase = 'seeding';
    try {
      return await sow();
    } finally {
      if (life.phase === 'seeding') life.phase = 'ready';
    }
  }

  async function beginAnew(): Promise<void> {
    await chance.begin(database);
    await uploads.empty();
  }

  const reset = (seedSize?: number): Promise<Date> =>
    whileSeeding(() =>
      resetToSeed(database, seedOptionsOf(options, seedSize), async () => {
        await beginAnew();
        return read(database, async ({ now }) => now);
      }),
    );

  /** Sows what a process that died over it left half sown; nothing, while another process is at it. */
  async function takeOver(): Promise<void> {
    if (life.phase !== 'ready' || (await database.read(isSeeded))) return;
    await database.aloneIfFree(() =>
      whileSeeding(async () => {
        if (await seedIfEmpty(database, seedOptionsOf(options))) await beginAnew();
      }),
    );
  }

  const app = createApp({
    database,
    life,
    uploads,
    telegramBot: telegramBotOf(options),
    log,
    checkAnswers,
    allowedOrigins,
    trustedProxies,
    fromAnywhere: controlFromAnywhere,
    settleMilliseconds,
    reset,
  });
  const listening = await listen(app, {
    port,
    hostname: host,
    mayTryNext: options.takeNextPort ? portsToTry : 0,
  });
  let hasSeeded: boolean;
  try {
    hasSeeded = await database.alone(async () => {
      await migrate(database);
      return seedIfEmpty(database, seedOptionsOf(options));
    });
    await chance.begin(database);
    await settleDue(database);
    await sweep(uploads, database);
  } catch (error) {
    await listening.close(0);
    throw error;
  }
  life.phase = 'ready';

  let settling = Promise.resolve();
  const tick = setInterval(() => {
    settling = settling
      .then(takeOver)
      .then(() => settleDue(database, { until: life.ending }))
      .then(() => forgetExpired(database))
      .catch((error: unknown) => log({ event: 'failure', requestId: undefined, error }));
  }, tickMilliseconds);
  tick.unref();

  async function end(): Promise<void> {
    life.phase = 'closing';
    ending.abort();
    clearInterval(tick);
    await listening.close(closeMilliseconds);
    // A seed of a million does not end within it: it is begun anew by the next start.
    const atMost = wait(closeMilliseconds, undefined, { ref: false });
    await Promise.race([settling.then(() => database.close()), atMost]);
  }
  let ended: Promise<void> | undefined;
  return { url: listening.url, uploadsDir: options.uploadsDir, hasSeeded, close: () => (ended ??= end()) };
}

function placeOf({ dataDir = 'memory', databaseUrl }: SandboxOptions): DatabasePlace {
  if (databaseUrl !== undefined) {
    checkDatabaseUrl(databaseUrl);
    return { databaseUrl };
  }
  return dataDir === 'memory' ? 'memory' : { dataDir };
}

/**
 * Opens the database, brings it to the present shape, seeds it when it is empty, and serves the API and the control
 * plane. Throws `SchemaMismatch`, which says what to do, when another version made the database; it is left as it is. Throws
 * a RangeError for a `seedSize` that is no size and for an address of another kind of database, before anything is opened.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (options.seedSize !== undefined) crowdSizeOf(options.seedSize);
  const place = placeOf(options);
  const beside = place === 'memory' ? undefined : uploadsBeside(place, options.dataDir);
  const uploadsDir = options.uploadsDir ?? beside;
  const database = await openDatabase(place);
  try {
    return await serveDatabase(database, { ...options, ...(uploadsDir === undefined ? {} : { uploadsDir }) });
  } catch (error) {
    await database.close();
    throw explainSchemaMismatch(error, place);
  }
}
