import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '../database/openDatabase.ts';
import { languageOf } from './language.ts';
import { problemResponse } from './problem.ts';
import { tryAgainLater, type Refusal } from './Refusal.ts';
import { isSeeded } from '../seed/resetToSeed.ts';

/** What a process is about; it takes calls only while it is ready. */
export type Phase = 'starting' | 'ready' | 'seeding' | 'closing';

/** The phase that a process is in, for those who have to know it. */
export interface Lifecycle {
  phase: Phase;
  /** Aborted when the process is told to close: what is long comes to an end where it can be taken up again. */
  readonly ending: AbortSignal;
}

const patience = 2_000;

/** Refuses a call that comes to none of the parts of the process which have ids of calls and words of their own. */
export function refuseOutsideApi(context: Context, refusal: Refusal): Response {
  const language = languageOf(context.req.header('accept-language') ?? null);
  const requestId = crypto.randomUUID();
  const response = problemResponse(refusal, language, requestId);
  response.headers.set('x-request-id', requestId);
  return response;
}

/** Calls that come too early or too late are refused at once, and told when to come again. */
export function requireReady(life: Lifecycle): MiddlewareHandler {
  return async (context, next) => {
    if (life.phase === 'ready') {
      await next();
    } else {
      context.res = refuseOutsideApi(context, tryAgainLater());
    }
    // Read again: whoever is answered while the process closes shall not use the connection once more.
    if (life.phase === 'closing') context.header('connection', 'close');
  };
}

/** What calls would find in the database: a whole seed, one that is being sown by another process, or no answer. */
async function lookInto(database: Database): Promise<'ready' | 'seeding' | 'no database'> {
  const isWhole = await Promise.race([
    database.read(isSeeded).catch(() => undefined),
    wait(patience, undefined, { ref: false }),
  ]);
  if (isWhole === undefined) return 'no database';
  return isWhole ? 'ready' : 'seeding';
}

/**
 * `/healthz`: the process is alive, and is not to be restarted whatever the database does. `/readyz`: it takes calls now;
 * 503 while it migrates or closes, while it or another seeds the database, and while the database is away.
 */
export function createHealth(database: Database, life: Lifecycle): Hono {
  const health = new Hono();
  health.get('/healthz', (context) => context.json({ status: 'ok' }));
  health.get('/readyz', async (context) => {
    const status = life.phase === 'ready' ? await lookInto(database) : life.phase;
    return context.json({ status }, status === 'ready' ? 200 : 503);
  });
  return health;
}
