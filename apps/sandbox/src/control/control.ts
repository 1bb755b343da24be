import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { findByLogin } from '../auth/findInvestor.ts';
import type { TelegramBot } from '../auth/telegramBot.ts';
import { moveClock } from '../clock/clock.ts';
import { settleDue } from '../clock/settleDue.ts';
import type { Database } from '../database/openDatabase.ts';
import { investor as investors } from '../database/schema.ts';
import type { Investor } from '../http/handlers.ts';
import type { Log } from '../http/log.ts';
import { languageOf } from '../http/language.ts';
import { problemResponse } from '../http/problem.ts';
import { Refusal } from '../http/Refusal.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import {
  failWithdrawal,
  inspectWithdrawal,
  rejectWithdrawal,
  settleWithdrawal,
} from '../payment/withdrawals.ts';
import { rejectRefill, settleRefill } from '../refill/refills.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { approveVerification, denyVerification } from '../verification/decideVerification.ts';
import { read, type Work, write } from '../work/Work.ts';
import { controlBodies } from './controlBodies.ts';
import { controlBody } from './controlBody.ts';
import { isLocal } from './isLocal.ts';
import { page, pageScript, pageStyle } from './page.ts';
import {
  countDeposits,
  readOpenWithdrawals,
  readOutbox,
  readWaitingRefills,
  readWaitingVerifications,
} from './readState.ts';
import { createTelegramStandIn } from './telegramStandIn.ts';

export interface ControlOptions {
  readonly database: Database;
  readonly log: Log;
  /** Forgets everything; `seedSize` operations of a crowd come with the seed. */
  readonly reset: (seedSize?: number) => Promise<void>;
  readonly fromAnywhere: boolean;
  readonly telegramBot: TelegramBot;
}

const dayInSeconds = 86_400;
const standInName = 'meridian_sign_in_bot';
const notAsAgreed = { en: 'The transfer did not match the request.', ru: 'Перевод не соответствует заявке.' };

async function investorOf(work: Work, login: string): Promise<Investor> {
  const found = await findByLogin(work, login);
  if (!found) throw new Refusal('not_found');
  return found;
}

async function changeSubscription(work: Work, login: string, active: boolean): Promise<void> {
  const found = await investorOf(work, login);
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
export function createControl({ database, log, reset, fromAnywhere, telegramBot }: ControlOptions): Hono {
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

  control.route('/telegram', createTelegramStandIn(database, telegramBot));

  const answers = <Answer extends object>(
    path: string,
    look: (work: Work, context: Context) => Promise<Answer>,
  ) =>
    control.get(path, async (context) => context.json(await read(database, (work) => look(work, context))));

  answers('/state', async (work) => ({
    now: work.now.toISOString(),
    technicalWork: work.settings.technicalWork.active,
    telegram: { available: work.settings.telegram.available, bot: telegramBot.kind },
    outbox: await readOutbox(work, undefined),
    refills: await readWaitingRefills(work),
    withdrawals: await readOpenWithdrawals(work),
    verifications: await readWaitingVerifications(work),
    deposits: await countDeposits(work),
  }));
  answers('/outbox', async (work, context) => ({
    items: await readOutbox(work, context.req.query('login')),
  }));
  answers('/clock', async ({ now }) => ({ now: now.toISOString() }));
  answers('/refills', async (work) => ({ items: await readWaitingRefills(work) }));
  answers('/withdrawals', async (work) => ({ items: await readOpenWithdrawals(work) }));
  answers('/verifications', async (work) => ({ items: await readWaitingVerifications(work) }));
  answers('/ledger', checkLedger);

  const does = <Body>(
    path: string,
    validate: ValidateFunction<Body>,
    act: (work: Work, body: Body, parameter: (name: string) => string) => Promise<void>,
  ) =>
    control.post(path, async (context) => {
      const body = await controlBody(context, validate);
      await settleDue(database);
      await write(database, (work) => act(work, body, (name) => context.req.param(name) ?? ''));
      await settleDue(database);
      return context.json({ now: await timeOf(database) });
    });

  const { advance, nothing, reject, settle, sowing, subscription, technicalWork, telegram } = controlBodies;
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
  does('/verifications/:login/approve', nothing, async (work, _body, parameter) =>
    approveVerification(work, (await investorOf(work, parameter('login'))).id),
  );
  does('/verifications/:login/deny', reject, async (work, { reason }, parameter) =>
    denyVerification(work, (await investorOf(work, parameter('login'))).id, reason ?? null),
  );
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
  does('/telegram', telegram, (work, { available, bot = standInName }) =>
    changeSettings(work, { telegram: { available, bot: available ? bot : null } }),
  );
  does('/investors/:login/subscription', subscription, (work, { active }, parameter) =>
    changeSubscription(work, parameter('login'), active),
  );
  control.post('/reset', async (context) => {
    const { seedSize } = await controlBody(context, sowing);
    await reset(seedSize);
    return context.json({ now: await timeOf(database) });
  });
  return control;
}
