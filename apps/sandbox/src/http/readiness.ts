import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '../database/openDatabase.ts';
import { negotiateLanguage } from './language.ts';
import { problemResponse } from './problem.ts';
import { tryAgainLater, type ProblemError } from '../core/ProblemError.ts';
import { isSeeded } from '../seed/resetToSeed.ts';

/** A process accepts calls only while it is ready. */
export type Phase = 'starting' | 'ready' | 'seeding' | 'closing';

export interface Lifecycle {
  phase: Phase;
  /** Aborted when the process closes, so that long work stops where it can be resumed. */
  readonly ending: AbortSignal;
}

const databaseTimeout = 2_000;

/** Refuses a call outside `/api` and `/sandbox`. */
export function refuseOutsideApi(context: Context, refusal: ProblemError): Response {
  const language = negotiateLanguage(context.req.header('accept-language') ?? null);
  const requestId = crypto.randomUUID();
  const response = problemResponse(refusal, language, requestId);
  response.headers.set('x-request-id', requestId);
  return response;
}

/** Refuses calls with `Retry-After` unless the process is ready. */
export function requireReady(life: Lifecycle): MiddlewareHandler {
  return async (context, next) => {
    if (life.phase === 'ready') {
      await next();
    } else {
      context.res = refuseOutsideApi(context, tryAgainLater());
    }
    // Checked again: a process that closes must not keep the connection open.
    if (life.phase === 'closing') context.header('connection', 'close');
  };
}

async function statusOf(database: Database): Promise<'ready' | 'seeding' | 'no database'> {
  const isSeedComplete = await Promise.race([
    database.read(isSeeded).catch(() => undefined),
    wait(databaseTimeout, undefined, { ref: false }),
  ]);
  if (isSeedComplete === undefined) return 'no database';
  return isSeedComplete ? 'ready' : 'seeding';
}

/**
 * `/healthz`: the process runs, whatever the database does. `/readyz`: it accepts calls; 503 while it starts or closes, while
 * any process seeds the database, and while the database is unavailable.
 */
export function createHealth(database: Database, life: Lifecycle): Hono {
  const health = new Hono();
  health.get('/healthz', (context) => context.json({ status: 'ok' }));
  health.get('/readyz', async (context) => {
    const status = life.phase === 'ready' ? await statusOf(database) : life.phase;
    return context.json({ status }, status === 'ready' ? 200 : 503);
  });
  return health;
}
