import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { authGuestHandlers, authInvestorHandlers } from './auth/auth.handlers.ts';
import { balanceHandlers } from './balance/balance.handlers.ts';
import { settleDue } from './clock/settleDue.ts';
import { createControl } from './control/control.ts';
import { migrate } from './database/migrate.ts';
import { type Database, type DatabasePlace, openDatabase } from './database/openDatabase.ts';
import { explainOtherSchema } from './database/OtherSchema.ts';
import { depositHandlers } from './deposit/deposit.handlers.ts';
import { createApi } from './http/api.ts';
import type { Log } from './http/log.ts';
import { notificationHandlers } from './notification/notification.handlers.ts';
import { operationsHandlers } from './operations/operations.handlers.ts';
import { paymentHandlers } from './payment/payment.handlers.ts';
import { refillHandlers } from './refill/refill.handlers.ts';
import { resetToSeed, seedIfEmpty } from './seed/resetToSeed.ts';
import { settingsHandlers } from './settings/settings.handlers.ts';
import { userGuestHandlers, userHandlers } from './user/user.handlers.ts';

/** Who answers what: handlers of all folders by the contract's `operationId`. */
export const handlers = {
  guests: { ...authGuestHandlers, ...settingsHandlers, ...userGuestHandlers },
  investors: {
    ...authInvestorHandlers,
    ...balanceHandlers,
    ...depositHandlers,
    ...notificationHandlers,
    ...operationsHandlers,
    ...paymentHandlers,
    ...refillHandlers,
    ...userHandlers,
  },
};

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
  /** Lets calls that are being answered end, then closes the database. */
  close(): Promise<void>;
}

const tickMilliseconds = 5_000;

interface Listening {
  readonly server: ServerType;
  readonly url: string;
}

function listenOn(app: Hono, port: number, hostname: string): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname }, (address) =>
      resolve({ server, url: `http://${hostname}:${address.port}` }),
    );
    server.once('error', reject);
  });
}

async function listen(app: Hono, port: number, hostname: string, mayTryNext: number): Promise<Listening> {
  try {
    return await listenOn(app, port, hostname);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || mayTryNext === 0) throw error;
    return listen(app, port + 1, hostname, mayTryNext - 1);
  }
}

/** Serves a database that is open already; what is due by its clock is done now and every few seconds. */
export async function serveDatabase(database: Database, options: ServeOptions = {}): Promise<Sandbox> {
  const { port = 0, host = '127.0.0.1', clock, log = () => undefined, checkAnswers = false } = options;
  await database.alone(async () => {
    await migrate(database);
    await seedIfEmpty(database, clock?.standsAt);
  });
  await settleDue(database);

  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'self'"], frameAncestors: ["'none'"] },
      // Plain http on this machine; whatever terminates https in front of it says so itself.
      strictTransportSecurity: false,
    }),
  );
  app.get('/healthz', async (context) => {
    await database.read(async () => undefined);
    return context.json({ status: 'ok' });
  });
  app.route('/api', createApi({ database, ...handlers, log, checkAnswers }));
  app.route(
    '/sandbox',
    createControl({
      database,
      log,
      reset: () => resetToSeed(database, clock?.standsAt),
      fromAnywhere: options.controlFromAnywhere ?? false,
    }),
  );

  const { server, url } = await listen(app, port, host, options.takeNextPort ? 50 : 0);
  const tick = setInterval(() => {
    settleDue(database).catch((error: unknown) => log({ event: 'failure', requestId: undefined, error }));
  }, tickMilliseconds);
  tick.unref();

  return {
    url,
    async close() {
      clearInterval(tick);
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeIdleConnections' in server) server.closeIdleConnections();
      });
      await database.close();
    },
  };
}

function placeOf({ dataDir = 'memory', databaseUrl }: SandboxOptions): DatabasePlace {
  if (databaseUrl !== undefined) return { databaseUrl };
  return dataDir === 'memory' ? 'memory' : { dataDir };
}

/**
 * Opens the database, brings it to the present shape, seeds it when it is empty, and serves the API and the control
 * plane. Throws `OtherSchema`, which says what to do, when another version made the database; it is left as it is.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const place = placeOf(options);
  const database = await openDatabase(place);
  try {
    return await serveDatabase(database, options);
  } catch (error) {
    await database.close();
    throw explainOtherSchema(error, place);
  }
}
