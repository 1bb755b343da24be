import { getConnInfo } from '@hono/node-server/conninfo';
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { findByLogin } from '../auth/registerInvestor.ts';
import { moveClock } from '../clock/clock.ts';
import { settleDue } from '../clock/settleDue.ts';
import type { Database } from '../database/openDatabase.ts';
import { investor as investors } from '../database/schema.ts';
import type { Log } from '../http/log.ts';
import { fieldErrors } from '../http/fieldErrors.ts';
import { languageOf } from '../http/language.ts';
import { problemResponse } from '../http/problem.ts';
import { invalid, Refusal } from '../http/Refusal.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import {
  failWithdrawal,
  inspectWithdrawal,
  rejectWithdrawal,
  settleWithdrawal,
} from '../payment/withdrawals.ts';
import { rejectRefill, settleRefill } from '../refill/refills.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { read, type Work, write } from '../work/Work.ts';
import { controlBodies } from './controlBodies.ts';
import { page, pageScript, pageStyle } from './page.ts';
import { countDeposits, readOpenWithdrawals, readOutbox, readWaitingRefills } from './readState.ts';

export interface ControlOptions {
  readonly database: Database;
  readonly log: Log;
  readonly reset: () => Promise<void>;
  readonly fromAnywhere: boolean;
}

const loopbackAddresses = /^(127\.|::1$|::ffff:127\.)/;
const loopbackNames = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const dayInSeconds = 86_400;
const notAsAgreed = { en: 'The transfer did not match the request.', ru: 'Перевод не соответствует заявке.' };

/** The machine's own people only; the name is looked at too, so that no page elsewhere can be made to stand for it. */
function isLocal(context: Context): boolean {
  return (
    loopbackAddresses.test(getConnInfo(context).remote.address ?? '') &&
    loopbackNames.test(context.req.header('host') ?? '')
  );
}

/** A JSON body, so that a form of another site cannot send one; nothing at all stands for an empty object. */
async function bodyOf<Body>(context: Context, validate: ValidateFunction<Body>): Promise<Body> {
  const type = context.req.header('content-type')?.split(';')[0];
  if (type !== 'application/json') throw new Refusal('unsupported_media_type');
  const sent = await context.req.text();
  let body: unknown;
  try {
    body = sent === '' ? {} : JSON.parse(sent);
  } catch {
    throw invalid({ body: 'malformed' });
  }
  if (validate(body)) return body;
  throw invalid(fieldErrors(validate.errors ?? []));
}

async function changeSubscription(work: Work, login: string, active: boolean): Promise<void> {
  const found = await findByLogin(work, login);
  if (!found) throw new Refusal('not_found');
  const days = active ? 30 : 0;
  const subscriptionUntil = new Date(work.now.getTime() + days * dayInSeconds * 1000);
  await work.sql.update(investors).set({ subscriptionUntil }).where(eq(investors.id, found.id));
}

function timeOf(database: Database): Promise<string> {
  return read(database, async ({ now }) => now.toISOString());
}

/**
 * What a real world would do to the sandbox: time passes, transfers come and go, somebody decides. It stands outside the
 * API and is no part of the contract.
 */
export function createControl({ database, log, reset, fromAnywhere }: ControlOptions): Hono {
  const control = new Hono();

  control.use(async (context, next) => {
    if (!fromAnywhere && !isLocal(context)) throw new Refusal('forbidden');
    await next();
    context.header('cache-control', 'no-store');
  });
  control.onError((error, context) => {
    const requestId = crypto.randomUUID();
    if (!(error instanceof Refusal)) log({ event: 'failure', requestId, error });
    const refusal = error instanceof Refusal ? error : new Refusal('unexpected_error');
    return problemResponse(refusal, languageOf(context.req.header('accept-language') ?? null), requestId);
  });

  control.get('/', (context) => context.html(page));
  control.get('/page.js', (context) => context.body(pageScript, 200, { 'content-type': 'text/javascript' }));
  control.get('/page.css', (context) => context.body(pageStyle, 200, { 'content-type': 'text/css' }));

  const answers = <Answer extends object>(
    path: string,
    look: (work: Work, context: Context) => Promise<Answer>,
  ) =>
    control.get(path, async (context) => context.json(await read(database, (work) => look(work, context))));

  answers('/state', async (work) => ({
    now: work.now.toISOString(),
    technicalWork: work.settings.technicalWork.active,
    outbox: await readOutbox(work, undefined),
    refills: await readWaitingRefills(work),
    withdrawals: await readOpenWithdrawals(work),
    deposits: await countDeposits(work),
  }));
  answers('/outbox', async (work, context) => ({
    items: await readOutbox(work, context.req.query('login')),
  }));
  answers('/clock', async ({ now }) => ({ now: now.toISOString() }));
  answers('/refills', async (work) => ({ items: await readWaitingRefills(work) }));
  answers('/withdrawals', async (work) => ({ items: await readOpenWithdrawals(work) }));
  answers('/ledger', checkLedger);

  const does = <Body>(
    path: string,
    validate: ValidateFunction<Body>,
    act: (work: Work, body: Body, parameter: (name: string) => string) => Promise<void>,
  ) =>
    control.post(path, async (context) => {
      const body = await bodyOf(context, validate);
      await settleDue(database);
      await write(database, (work) => act(work, body, (name) => context.req.param(name) ?? ''));
      await settleDue(database);
      return context.json({ now: await timeOf(database) });
    });

  const { advance, nothing, reject, settle, subscription, technicalWork } = controlBodies;
  does('/clock/advance', advance, ({ sql }, { days = 0, seconds = 0 }) =>
    moveClock(sql, (days * dayInSeconds + seconds) * 1000),
  );
  does('/refills/:id/settle', settle, (work, { amount }, parameter) =>
    settleRefill(work, parameter('id'), amount),
  );
  does('/refills/:id/reject', reject, (work, { reason }, parameter) =>
    rejectRefill(work, parameter('id'), reason ?? notAsAgreed),
  );
  does('/withdrawals/:id/settle', nothing, (work, _body, parameter) =>
    settleWithdrawal(work, parameter('id')),
  );
  does('/withdrawals/:id/reject', reject, (work, { reason }, parameter) =>
    rejectWithdrawal(work, parameter('id'), reason ?? null),
  );
  does('/withdrawals/:id/inspect', nothing, (work, _body, parameter) =>
    inspectWithdrawal(work, parameter('id')),
  );
  does('/withdrawals/:id/fail', nothing, (work, _body, parameter) => failWithdrawal(work, parameter('id')));
  does('/technical-work', technicalWork, (work, { active, message }) =>
    changeSettings(work, {
      technicalWork: {
        ...work.settings.technicalWork,
        active,
        startDate: active ? work.now.toISOString() : null,
        message: active ? (message ?? null) : null,
      },
    }),
  );
  does('/investors/:login/subscription', subscription, (work, { active }, parameter) =>
    changeSubscription(work, parameter('login'), active),
  );
  control.post('/reset', async (context) => {
    await bodyOf(context, nothing);
    await reset();
    return context.json({ now: await timeOf(database) });
  });
  return control;
}
