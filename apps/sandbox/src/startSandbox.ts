import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { checkRelyingParty, type RelyingParty } from './core/RelyingParty.ts';
import type { TelegramBot } from './telegram/telegramBot.ts';
import type { RunningClock, StandingClock } from './clock/clock.ts';
import { deleteDiscardedPhotos } from './jobs/deleteDiscardedPhotos.ts';
import { deleteExpired } from './jobs/deleteExpired.ts';
import { reconcileNightly } from './jobs/reconcile.ts';
import { sendPushes } from './notification/sendPushes.ts';
import { runDaily } from './jobs/runDaily.ts';
import { settleDue } from './jobs/settleDue.ts';
import type { ControlOptions } from './control/control.ts';
import { createApp } from './createApp.ts';
import { migrate } from './database/migrate.ts';
import { type Database, type DatabasePlace, openDatabase } from './database/openDatabase.ts';
import { explainSchemaMismatch } from './database/SchemaMismatch.ts';
import { listen } from './http/listen.ts';
import type { Log } from './http/log.ts';
import type { Lifecycle } from './http/readiness.ts';
import { isSeeded, resetToSeed, seedIfEmpty, type SeedOptions } from './seed/resetToSeed.ts';
import { findKeptFiles } from './uploads/findKeptFiles.ts';
import { makeUploadFolder, openUploads, type UploadFolder } from './uploads/UploadFolder.ts';
import { defaultUploadsDir } from './uploads/defaultUploadsDir.ts';
import { restartableRandom } from './transaction/restartableRandom.ts';
import { read } from './transaction/TransactionContext.ts';
import { checkDatabaseUrl } from './database/checkDatabaseUrl.ts';
import { parseSeedSize } from './seed/seedSize.ts';
import { checkOrigin } from './core/checkOrigin.ts';
import { type Company, toContacts } from './core/firstSettings.ts';
import { openServerKey, type ServerKey } from './core/serverKey.ts';

/** Who may use the control plane: this machine, other machines too, or nobody. */
export type Controls = 'local' | 'anywhere' | 'none';

export interface ServeOptions {
  /** Default: 0, any free port. */
  readonly port?: number;
  /** Use the next free port when this one is taken. */
  readonly takeNextPort?: boolean;
  /** Default: loopback. */
  readonly host?: string;
  /** Of a database that it seeds. Default: it runs with the real time. */
  readonly clock?: StandingClock | RunningClock;
  /** Default: no log. */
  readonly log?: Log;
  /** Validate every response against the contract. For tests: it is slow. */
  readonly checkResponses?: boolean;
  /** Who may use the controls. `none` leaves them out: their code is not loaded. Default: this machine. */
  readonly controls?: Controls;
  /** Other origins that may call the API, such as `https://example.com`. */
  readonly allowedOrigins?: readonly string[];
  /** Proxies whose `X-Forwarded-For` is trusted, such as `127.0.0.1`. */
  readonly trustedProxies?: readonly string[];
  /** Time-out for running calls when it closes, and then for the database. */
  readonly closeMilliseconds?: number;
  /** How long a call processes due events before it is refused with `Retry-After`. */
  readonly settleMilliseconds?: number;
  /** How often it settles what is due and runs its jobs. Default: 5,000. */
  readonly tickMilliseconds?: number;
  /** Token of the Telegram bot; without one the stand-in of the control plane signs. */
  readonly telegramBotToken?: string;
  /** The site that passkeys are made for. Default: passkeys are switched off. */
  readonly relyingParty?: RelyingParty | undefined;
  /** Generates partners with about that many operations, up to a million, when the database is seeded. */
  readonly seedSize?: number;
  /** Makes ids, codes, tokens, prizes and generated partners repeatable. */
  readonly randomSeed?: string;
  /** Folder of uploaded photos. Default: in memory. */
  readonly uploadsDir?: string;
  /** Encrypts the secrets of authenticator apps. Default: a new one, so that these secrets end with the process. */
  readonly serverKey?: ServerKey;
  /** Receives pushes in place of the services of the browsers, such as `http://127.0.0.1:4020`. For tests. */
  readonly pushStandIn?: string;
  /** The company that it names until its contacts are changed. Default: a made-up one. */
  readonly company?: Company | undefined;
}

export interface SandboxOptions extends ServeOptions {
  /** Folder of the embedded database, or `memory`. */
  readonly dataDir?: string;
  /** Uses a PostgreSQL server: `postgres://user:password@host/database`. */
  readonly databaseUrl?: string;
}

export interface Sandbox {
  /** `http://127.0.0.1:4010`; the API is under `/api`, the control plane, unless it is left out, under `/sandbox`. */
  readonly url: string;
  /** Folder of uploaded photos; undefined in memory. */
  readonly uploadsDir: string | undefined;
  /** Whether this start seeded the database; otherwise `seedSize` was ignored. */
  readonly hasSeeded: boolean;
  /** Stops accepting calls, waits for running ones, then closes the database. */
  close(): Promise<void>;
}

const portsToTry = 50;

function chooseTelegramBot({ telegramBotToken, controls = 'local' }: ServeOptions): TelegramBot {
  if (telegramBotToken !== undefined) return { kind: 'configured', token: telegramBotToken };
  return { kind: controls === 'local' ? 'stand-in' : 'none' };
}

function controlOptionsOf(
  { controls = 'local' }: ServeOptions,
  options: Omit<ControlOptions, 'fromAnywhere'>,
): ControlOptions | undefined {
  return controls === 'none' ? undefined : { ...options, fromAnywhere: controls === 'anywhere' };
}

const hour = 3_600_000;

/** Removes incomplete uploads of crashed processes. Newer ones may still be in progress. */
function sweep(uploads: UploadFolder, database: Database): Promise<void> {
  return uploads.sweep(
    (names) => database.read((tx) => findKeptFiles({ tx }, names)),
    new Date(Date.now() - hour),
  );
}

function toSeedOptions(
  { clock, seedSize, randomSeed = 'meridian' }: ServeOptions,
  size = seedSize,
): SeedOptions {
  const partners = size === undefined ? undefined : { operations: size, randomSeed };
  return { clock, partners };
}

/** Repeats a job, which never overlaps itself. `stop` resolves when a running one has ended. */
function repeat(milliseconds: number, log: Log, job: () => Promise<void>): { stop(): Promise<void> } {
  let running = Promise.resolve();
  const tick = setInterval(() => {
    running = running
      .then(job)
      .catch((error: unknown) => log({ event: 'failure', requestId: undefined, error }));
  }, milliseconds);
  tick.unref();
  return {
    stop() {
      clearInterval(tick);
      return running;
    },
  };
}

/**
 * Serves an open database and processes due events every few seconds. It listens at once, so that `/readyz` can respond, and
 * accepts calls once it is ready.
 */
export async function serveDatabase(opened: Database, options: ServeOptions = {}): Promise<Sandbox> {
  const {
    port = 0,
    host = '127.0.0.1',
    log = () => undefined,
    checkResponses = false,
    allowedOrigins = [],
    trustedProxies = [],
    closeMilliseconds = 10_000,
    settleMilliseconds = 10_000,
    tickMilliseconds = 5_000,
    relyingParty,
  } = options;
  allowedOrigins.forEach(checkOrigin);
  if (relyingParty) checkRelyingParty(relyingParty);
  const ending = new AbortController();
  const life: Lifecycle = { phase: 'starting', ending: ending.signal };
  const uploads = await openUploads(options.uploadsDir);
  const random = restartableRandom(options.randomSeed);
  const database = {
    ...opened,
    random,
    serverKey: options.serverKey ?? opened.serverKey,
    contacts: options.company ? toContacts(options.company) : opened.contacts,
  };

  async function whileSeeding<Result>(seed: () => Promise<Result>): Promise<Result> {
    life.phase = 'seeding';
    try {
      return await seed();
    } finally {
      if (life.phase === 'seeding') life.phase = 'ready';
    }
  }

  async function restartAfterSeed(): Promise<void> {
    await random.begin(database);
    await uploads.empty();
  }

  const reset = (seedSize?: number): Promise<Date> =>
    whileSeeding(() =>
      resetToSeed(database, toSeedOptions(options, seedSize), async () => {
        await restartAfterSeed();
        await runDaily(database);
        return read(database, async ({ now }) => now);
      }),
    );

  /** Finishes the seed of a crashed process, unless another process does. */
  async function finishSeed(): Promise<void> {
    if (life.phase !== 'ready' || (await database.read(isSeeded))) return;
    await database.aloneIfFree(() =>
      whileSeeding(async () => {
        if (await seedIfEmpty(database, toSeedOptions(options))) await restartAfterSeed();
      }),
    );
  }

  const telegramBot = chooseTelegramBot(options);
  const app = await createApp({
    database,
    life,
    uploads,
    telegramBot,
    relyingParty,
    log,
    checkResponses,
    allowedOrigins,
    trustedProxies,
    settleMilliseconds,
    controls: controlOptionsOf(options, { database, life, uploads, telegramBot, log, reset }),
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
      return seedIfEmpty(database, toSeedOptions(options));
    });
    await random.begin(database);
    await settleDue(database);
    await runDaily(database);
    await sweep(uploads, database);
  } catch (error) {
    await listening.close(0);
    throw error;
  }
  life.phase = 'ready';

  const settling = repeat(tickMilliseconds, log, async () => {
    await finishSeed();
    await settleDue(database, { until: life.ending });
    await deleteExpired(database);
    await deleteDiscardedPhotos(database, uploads);
    await reconcileNightly(database, log);
    await runDaily(database);
  });
  // Beside the jobs: a slow service of a browser must not delay money.
  const pushing = repeat(tickMilliseconds, log, () =>
    sendPushes(database, { standIn: options.pushStandIn, signal: life.ending }),
  );

  async function end(): Promise<void> {
    life.phase = 'closing';
    ending.abort();
    const stopped = Promise.all([settling.stop(), pushing.stop()]);
    await listening.close(closeMilliseconds);
    // A large seed may not finish in time; the next start seeds again.
    const atMost = wait(closeMilliseconds, undefined, { ref: false });
    await Promise.race([stopped.then(() => database.close()), atMost]);
  }
  let ended: Promise<void> | undefined;
  return { url: listening.url, uploadsDir: options.uploadsDir, hasSeeded, close: () => (ended ??= end()) };
}

/** The key is with the photos: the processes of one database share both. */
async function openKeyBeside(uploadsDir: string): Promise<ServerKey> {
  await makeUploadFolder(uploadsDir);
  return openServerKey(join(uploadsDir, '.server.key'), `${uploadsDir}.key`);
}

function chooseDatabase({ dataDir = 'memory', databaseUrl }: SandboxOptions): DatabasePlace {
  if (databaseUrl !== undefined) {
    checkDatabaseUrl(databaseUrl);
    return { databaseUrl };
  }
  return dataDir === 'memory' ? 'memory' : { dataDir };
}

/**
 * Opens and migrates the database, seeds it when it is empty, and serves the API and, by default, the control plane. Throws
 * `SchemaMismatch` for a database of another version, and a RangeError for an invalid `seedSize` or `databaseUrl`.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  if (options.seedSize !== undefined) parseSeedSize(options.seedSize);
  const place = chooseDatabase(options);
  const beside = place === 'memory' ? undefined : defaultUploadsDir(place, options.dataDir);
  const uploadsDir = options.uploadsDir ?? beside;
  const database = await openDatabase(place);
  try {
    const serverKey =
      options.serverKey ?? (uploadsDir === undefined ? undefined : await openKeyBeside(uploadsDir));
    return await serveDatabase(database, {
      ...options,
      ...(uploadsDir === undefined ? {} : { uploadsDir }),
      ...(serverKey === undefined ? {} : { serverKey }),
    });
  } catch (error) {
    await database.close();
    throw explainSchemaMismatch(error, place);
  }
}
