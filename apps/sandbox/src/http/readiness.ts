import { setTimeout as wait } from 'node:timers/promises';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { Database } from '../database/openDatabase.ts';
import { clock } from '../database/schema.ts';
import { languageOf } from './language.ts';
import { problemResponse } from './problem.ts';
import type { Refusal } from './Refusal.ts';
import { comeAgain } from './refusalOf.ts';

/** What a process is about; it takes calls only while it is ready. */
export type Phase = 'starting' | 'ready' | 'seeding' | 'closing';

/** The phase that a process is in, for those who have to know it. */
export interface Life {
  phase: Phase;
}

const patience = 2_000;

/** Refuses a call that comes to none of the parts of the process which have ids of calls and words of their own. */
export function refuseOutside(context: Context, refusal: Refusal): Response {
  const language = languageOf(context.req.header('accept-language') ?? null);
  const requestId = crypto.randomUUID();
  const response = problemResponse(refusal, language, requestId);
  response.headers.set('x-request-id', requestId);
  return response;
}

/** Calls that come too early or too late are refused at once, and told when to come again. */
export function gate(life: Life): MiddlewareHandler {
  return async (context, next) => {
    if (life.phase === 'ready') {
      await next();
    } else {
      context.res = refuseOutside(context, comeAgain());
    }
    // Read again: whoever is answered while the process closes shall not use the connection once more.
    if (life.phase === 'closing') context.header('connection', 'close');
  };
}

/** Whether the database answers soon, and holds a whole seed: another process may be seeding it. */
async function hasSeed(database: Database): Promise<boolean> {
  const [row] = await Promise.race([
    database.read((sql) => sql.select({ seededAt: clock.seededAt }).from(clock)),
    wait(patience, [], { ref: false }),
  ]);
  return row?.seededAt instanceof Date;
}

/**
 * `/healthz`: the process is alive, and is not to be restarted whatever the database does. `/readyz`: it takes calls now;
 * 503 while it migrates, seeds or closes, and while the database is away.
 */
export function createHealth(database: Database, life: Life): Hono {
  const health = new Hono();
  health.get('/healthz', (context) => context.json({ status: 'ok' }));
  health.get('/readyz', async (context) => {
    if (life.phase !== 'ready') return context.json({ status: life.phase }, 503);
    const isWhole = await hasSeed(database).catch(() => false);
    return isWhole ? context.json({ status: 'ready' }) : context.json({ status: 'no database' }, 503);
  });
  return health;
}
