import { findMissingFacts } from '@meridian/api-client';
import { eq, sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { TelegramBot } from '../telegram/telegramBot.ts';
import { dayInMilliseconds, isWithinReach, moveClock } from '../clock/clock.ts';
import { deleteDiscardedPhotos } from '../jobs/deleteDiscardedPhotos.ts';
import { deleteExpired } from '../jobs/deleteExpired.ts';
import { reconcileNightly } from '../jobs/reconcile.ts';
import { runDaily } from '../jobs/runDaily.ts';
import { settleDue } from '../jobs/settleDue.ts';
import { assertNothingDue, retryUntilSettled } from '../jobs/retryUntilSettled.ts';
import type { Database } from '../database/openDatabase.ts';
import { investor as investors } from '../database/schema.ts';
import type { Log } from '../http/log.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import { limitBody } from '../http/limitBody.ts';
import { negotiateLanguage } from '../http/language.ts';
import { problemResponse, toProblemError } from '../http/problem.ts';
import type { Lifecycle } from '../http/readiness.ts';
import { invalid, ProblemError } from '../core/ProblemError.ts';
import { checkLedger } from '../ledger/checkLedger.ts';
import {
  failWithdrawal,
  inspectWithdrawal,
  rejectWithdrawal,
  settleWithdrawal,
} from '../payment/withdrawals.ts';
import { answerGuestRequest, closeGuestRequest } from '../support/answerGuestRequest.ts';
import { answerSupportRequest, closeSupportRequest } from '../support/answerSupportRequest.ts';
import { confirmRefill, inspectRefill, rejectRefill, settleRefill } from '../refill/refills.ts';
import { changeSettings } from '../settings/changeSettings.ts';
import { approveVerification, denyVerification } from '../verification/decideVerification.ts';
import { assertSeeded, read, type TransactionContext, write } from '../transaction/TransactionContext.ts';
import { browserScript } from './browserScript.ts';
import type { ControlRefusals, ControlState } from './ControlState.ts';
import { controlBodies, controlBody } from './controlBodies.ts';
import { isForeign } from './isForeign.ts';
import { isLocal } from './isLocal.ts';
import { page, pageStyle } from './page.ts';
import {
  countOpenDeposits,
  readOpenWithdrawals,
  readOutbox,
  readReconciliation,
  readWaitingGuestRequests,
  readWaitingRefills,
  readWaitingSupportRequests,
  readWaitingVerifications,
} from './readState.ts';
import {
  type Find,
  findSupportPhoto,
  guestRequestTarget,
  investorTarget,
  refillTarget,
  supportRequestTarget,
  withdrawalTarget,
} from './targets.ts';
import { documentedRefusals, stageRefusals } from './stageRefusals.ts';
import { createTelegramStandIn } from './telegramStandIn.ts';
import type { Validator } from '@meridian/contract-kit';
import { clientClosedRequest, ClientDisconnected } from '../http/readUpTo.ts';
import { findUnstorable } from '../http/fieldErrors.ts';

export interface ControlOptions {
  readonly database: Database;
  readonly life: Lifecycle;
  readonly log: Log;
  /** Resets to the seed and returns the time. `seedSize` adds that many generated operations. */
  readonly reset: (seedSize?: number) => Promise<Date>;
  readonly fromAnywhere: boolean;
  readonly telegramBot: TelegramBot;
  readonly uploads: UploadFolder;
}

/** Log fields of a control call. */
interface ControlVariables {
  Variables: { requestId: string };
}

const largestBody = 65_536;
const standInName = 'sandbox_sign_in_bot';
const mismatchReason = {
  en: 'The transfer came in another currency.',
  ru: 'Перевод пришёл в другой валюте.',
};

/** Ends the subscription now, or extends it to at least 30 days. Never shortens a purchase. */
async function changeSubscription(
  transaction: TransactionContext,
  investorId: string,
  active: boolean,
): Promise<void> {
  const { tx, now } = transaction;
  const inThirtyDays = new Date(now.getTime() + 30 * dayInMilliseconds).toISOString();
  const subscriptionUntil = active
    ? sql`greatest(${investors.subscriptionUntil}, ${inThirtyDays}::timestamptz)`
    : now;
  await tx.update(investors).set({ subscriptionUntil }).where(eq(investors.id, investorId));
}

/** The route with `:named` instead of the name, for the log. */
const routeOf = (context: Context): string =>
  matchedRoutes(context).findLast(({ path }) => !path.endsWith('*'))?.path ?? 'unknown';

/** The requested investor; undefined for all. */
function loginParameter(context: Context): string | undefined {
  const login = context.req.query('login');
  const errors = findUnstorable({ login });
  if (errors) throw invalid(errors);
  return login;
}

/** Reads only when the seed is complete. */
function readSeeded<Result>(
  database: Database,
  task: (transaction: TransactionContext) => Result | Promise<Result>,
): Promise<Result> {
  return read(database, async (transaction) => {
    assertSeeded(transaction);
    return task(transaction);
  });
}

function timeOf(database: Database): Promise<string> {
  return readSeeded(database, ({ now }) => now.toISOString());
}

/** Serves calls that read the state, as of one moment. */
function serveReads(control: Hono<ControlVariables>, { database, telegramBot }: ControlOptions): void {
  const responses = <ApiResponse extends object>(
    path: string,
    task: (transaction: TransactionContext, context: Context<ControlVariables>) => Promise<ApiResponse>,
  ) =>
    control.get(path, async (context) =>
      context.json(await readSeeded(database, (transaction) => task(transaction, context))),
    );

  responses<ControlState>('/state', async (transaction) => ({
    now: transaction.now.toISOString(),
    technicalWork: transaction.settings.technicalWork.active,
    telegram: { available: transaction.settings.telegram.available, bot: telegramBot.kind },
    capabilities: transaction.settings.capabilities,
    newWalletHours: transaction.settings.withdrawal.newWalletHours,
    securityPauseHours: transaction.settings.withdrawal.securityPauseHours,
    missingFacts: findMissingFacts(transaction.settings.contacts),
    outbox: await readOutbox(transaction, undefined),
    refills: await readWaitingRefills(transaction),
    withdrawals: await readOpenWithdrawals(transaction),
    verifications: await readWaitingVerifications(transaction),
    supportRequests: await readWaitingSupportRequests(transaction),
    guestRequests: await readWaitingGuestRequests(transaction),
    deposits: await countOpenDeposits(transaction),
    reconciliation: await readReconciliation(transaction),
  }));
  responses('/outbox', (transaction, context) => readOutbox(transaction, loginParameter(context)));
  responses('/clock', async ({ now }) => ({ now: now.toISOString() }));
  responses('/refills', readWaitingRefills);
  responses('/withdrawals', readOpenWithdrawals);
  responses('/verifications', readWaitingVerifications);
  responses('/support-requests', readWaitingSupportRequests);
  responses('/guest-requests', readWaitingGuestRequests);
  responses<ControlRefusals>('/refusals', async (transaction) => ({
    staged: transaction.refusals,
    documented: documentedRefusals,
  }));
  responses('/ledger', (transaction, context) => checkLedger(transaction, loginParameter(context)));
}

/** Ways to register a call that changes something. */
function changesOf(control: Hono<ControlVariables>, { database, life, log, uploads }: ControlOptions) {
  /** Runs the task after due events, and only when the seed is complete. A reset waits for it to finish. */
  const change = (
    act: (transaction: TransactionContext) => Promise<void>,
    lock: Parameters<typeof write>[2] = {},
  ) =>
    retryUntilSettled(database, life, () =>
      write(
        database,
        async (transaction) => {
          assertSeeded(transaction);
          assertNothingDue(transaction);
          await act(transaction);
        },
        lock,
      ),
    );
  /** When the process is closing, the next one processes the rest before it responds. */
  const settleAfter = () => settleDue(database, { until: life.ending });

  const does = <Body>(
    path: string,
    validator: Validator<Body>,
    act: (transaction: TransactionContext, body: Body) => Promise<void>,
  ) =>
    control.post(path, async (context) => {
      const body = await controlBody(context, validator);
      await change((transaction) => act(transaction, body));
      await settleAfter();
      // Run the jobs now instead of at the next real second.
      await deleteExpired(database);
      await deleteDiscardedPhotos(database, uploads);
      await reconcileNightly(database, log);
      await runDaily(database);
      return context.json({ now: await timeOf(database) });
    });

  /** Changes the named resource while its investor is locked. */
  const changes = <Body>(
    path: `/${string}/:named/${string}`,
    find: Find,
    validator: Validator<Body>,
    act: (transaction: TransactionContext, id: string, body: Body) => Promise<void>,
  ) =>
    control.post(path, async (context) => {
      const body = await controlBody(context, validator);
      const { id, investorId } = await readSeeded(database, (transaction) =>
        find(transaction, context.req.param('named') ?? ''),
      );
      await change(
        (transaction) => act(transaction, id, body),
        investorId === undefined ? {} : { lock: investorId },
      );
      await settleAfter();
      return context.json({ now: await timeOf(database) });
    });

  return { does, changes };
}

/** Serves calls that change something. */
function serveChanges(control: Hono<ControlVariables>, options: ControlOptions): void {
  const { does, changes } = changesOf(control, options);
  const {
    advance,
    answer,
    capabilities,
    confirm,
    explorers,
    hours: waitingTime,
    nothing,
    refusals,
    reject,
    settle,
    subscription,
    technicalWork,
    telegram,
  } = controlBodies;
  does('/clock/advance', advance, async ({ tx, now }, { days = 0, seconds = 0 }) => {
    const milliseconds = days * dayInMilliseconds + seconds * 1000;
    if (!isWithinReach(new Date(now.getTime() + milliseconds))) {
      throw invalid({ [days > 0 ? 'days' : 'seconds']: 'date_out_of_range' });
    }
    await moveClock(tx, milliseconds);
  });
  changes('/refills/:named/confirm', refillTarget, confirm, (transaction, id, { confirmations = 1 }) =>
    confirmRefill(transaction, id, confirmations),
  );
  changes('/refills/:named/settle', refillTarget, settle, (transaction, id, { amount }) =>
    settleRefill(transaction, id, amount),
  );
  changes('/refills/:named/reject', refillTarget, reject, (transaction, id, { reason }) =>
    rejectRefill(transaction, id, reason ?? mismatchReason),
  );
  changes('/refills/:named/inspect', refillTarget, nothing, inspectRefill);
  changes('/withdrawals/:named/settle', withdrawalTarget, nothing, settleWithdrawal);
  changes('/withdrawals/:named/reject', withdrawalTarget, reject, (transaction, id, { reason }) =>
    rejectWithdrawal(transaction, id, reason ?? null),
  );
  changes('/withdrawals/:named/inspect', withdrawalTarget, nothing, inspectWithdrawal);
  changes('/withdrawals/:named/fail', withdrawalTarget, nothing, failWithdrawal);
  changes('/verifications/:named/approve', investorTarget, nothing, approveVerification);
  changes('/verifications/:named/deny', investorTarget, reject, (transaction, id, { reason }) =>
    denyVerification(transaction, id, reason ?? null),
  );
  changes('/support-requests/:named/answer', supportRequestTarget, answer, (transaction, id, { text }) =>
    answerSupportRequest(transaction, id, text),
  );
  changes('/support-requests/:named/close', supportRequestTarget, nothing, closeSupportRequest);
  changes('/guest-requests/:named/answer', guestRequestTarget, answer, (transaction, id, { text }) =>
    answerGuestRequest(transaction, id, text),
  );
  changes('/guest-requests/:named/close', guestRequestTarget, nothing, closeGuestRequest);
  does('/technical-work', technicalWork, (transaction, { active, message }) =>
    changeSettings(transaction, {
      technicalWork: {
        ...transaction.settings.technicalWork,
        active,
        startDate: active ? transaction.now.toISOString() : null,
        message: active ? (message ?? null) : null,
      },
    }),
  );
  does('/telegram', telegram, (transaction, { available, bot = standInName }) =>
    changeSettings(transaction, { telegram: { available, bot: available ? bot : null } }),
  );
  does('/capabilities', capabilities, (transaction, change) =>
    changeSettings(transaction, { capabilities: { ...transaction.settings.capabilities, ...change } }),
  );
  does('/explorers', explorers, (transaction, { system, explorer }) => {
    const { paymentSystems } = transaction.settings;
    if (!paymentSystems.some(({ id }) => id === system)) throw new ProblemError('not_found');
    return changeSettings(transaction, {
      paymentSystems: paymentSystems.map(({ explorer: before, ...rest }) => {
        const changed = rest.id === system ? explorer : before;
        return changed ? { ...rest, explorer: changed } : rest;
      }),
    });
  });
  does('/new-wallets', waitingTime, (transaction, { hours }) =>
    changeSettings(transaction, {
      withdrawal: { ...transaction.settings.withdrawal, newWalletHours: hours },
    }),
  );
  does('/security-pause', waitingTime, (transaction, { hours }) =>
    changeSettings(transaction, {
      withdrawal: { ...transaction.settings.withdrawal, securityPauseHours: hours },
    }),
  );
  does('/refusals', refusals, stageRefusals);
  changes('/investors/:named/subscription', investorTarget, subscription, (transaction, id, { active }) =>
    changeSubscription(transaction, id, active),
  );
}

/**
 * Simulates the outside world: advances time, delivers transfers, makes decisions. It is not part of the API or its
 * contract.
 */
export function createControl(options: ControlOptions): Hono<ControlVariables> {
  const { database, log, reset, fromAnywhere, telegramBot, uploads } = options;
  const control = new Hono<ControlVariables>();

  control.use(async (context, next) => {
    const requestId = crypto.randomUUID();
    context.set('requestId', requestId);
    if (isForeign(context) || (!fromAnywhere && !isLocal(context))) throw new ProblemError('forbidden');
    await next();
    context.header('cache-control', 'no-store');
    context.header('x-request-id', requestId);
    if (context.req.method === 'POST') {
      log({ event: 'control', requestId, path: routeOf(context), status: context.res.status });
    }
  });
  const refuse = (context: Context<ControlVariables>, refusal: ProblemError) =>
    problemResponse(
      refusal,
      negotiateLanguage(context.req.header('accept-language') ?? null),
      context.get('requestId'),
    );
  control.use(limitBody(largestBody));
  control.onError((error, context) => {
    if (error instanceof ProblemError) return refuse(context, error);
    if (error instanceof ClientDisconnected) return clientClosedRequest();
    log({ event: 'failure', requestId: context.get('requestId'), error });
    return refuse(context, toProblemError(error));
  });

  control.get('/', (context) => context.html(page));
  control.get('/page.js', async (context) =>
    context.body(await browserScript('controls'), 200, { 'content-type': 'text/javascript' }),
  );
  control.get('/support-photos/:named', async (context) => {
    const photo = await readSeeded(database, (transaction) =>
      findSupportPhoto(transaction, context.req.param('named')),
    );
    const content = await uploads.read(photo.file);
    if (!content) throw new ProblemError('not_found');
    return context.body(new Uint8Array(content), 200, { 'content-type': photo.mediaType });
  });
  control.get('/page.css', (context) => context.body(pageStyle, 200, { 'content-type': 'text/css' }));

  // A configured bot replaces the stand-in.
  if (telegramBot.kind !== 'configured') {
    control.route('/telegram', createTelegramStandIn(database, telegramBot));
  }

  serveReads(control, options);
  serveChanges(control, options);
  control.post('/reset', async (context) => {
    const { seedSize } = await controlBody(context, controlBodies.options);
    return context.json({ now: (await reset(seedSize)).toISOString() });
  });
  // Not `notFound`: Hono ignores it in an app mounted by another.
  control.all('*', (context) => refuse(context, new ProblemError('not_found')));
  return control;
}
