import { getConnInfo } from '@hono/node-server/conninfo';
import type { ProblemCode, Schema } from '@meridian/api-client';
import { contract, type OperationId } from '@meridian/api-client/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { TelegramBot } from '../auth/telegramBot.ts';
import { hashToken, isAgeing, prolongSession, tokenKindFor } from '../auth/tokens.ts';
import { assertNothingDue, retryUntilSettled } from '../clock/retryUntilSettled.ts';
import type { Database } from '../database/openDatabase.ts';
import type { UploadFolder } from '../verification/UploadFolder.ts';
import { type Holder, assertSeeded, read, type ShownToken, type Work, write } from '../work/Work.ts';
import type { CallerAddress } from './callerAddress.ts';
import { bucketsOf, limitCalls } from './callLimits.ts';
import type { ContractOperation } from './contractOperations.ts';
import type { FormSlots, FormSlot } from './formSlots.ts';
import type { GuestCall, GuestHandlers, Investor, InvestorHandlers } from './handlers.ts';
import { findAnswer, type Intent, storeAnswer, storeKey } from './idempotency.ts';
import { setContentLanguage } from './language.ts';
import { limitBody, limitContentLength } from './limitBody.ts';
import { statusOf } from './problemCodes.ts';
import { largestForm } from './readForm.ts';
import type { Lifecycle } from './readiness.ts';
import { Refusal } from './Refusal.ts';
import { requestValidator, type ValidRequest } from './validateRequest.ts';
import { checkAnswer } from './schemas.ts';

/** The headers of RFC 9745 for every response of a deprecated operation, errors included. Empty for other operations. */
export function deprecationHeaders({ deprecation }: ContractOperation): Readonly<Record<string, string>> {
  if (!deprecation) return {};
  const { since, successor } = deprecation;
  const [server] = contract.servers;
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    link: `<${server?.url ?? ''}${successor}>; rel="successor-version"`,
  };
}

/** Adds the deprecation headers to every response of the operation. */
export function setDeprecation(operation: ContractOperation): MiddlewareHandler {
  const headers = Object.entries(deprecationHeaders(operation));
  return async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
  };
}

/** The context variables of every API call. */
export interface ApiVariables {
  requestId: string;
  language: Schema<'Language'>;
  operation: string;
  /** The problem code of the error response. */
  failure: string;
}

interface SignedIn {
  readonly investor: Investor;
  readonly tokenHash: string;
  readonly isAgeing: boolean;
}

/** The variables that the middleware of an operation passes on. */
interface OperationEnv<Id extends OperationId> {
  Variables: ApiVariables & {
    token: ShownToken | undefined;
    /** Undefined for a guest. */
    account: SignedIn | undefined;
    formSlot: FormSlot | undefined;
    call: ValidRequest<Id>;
    /** Undefined unless the call has an `Idempotency-Key`. */
    intent: Intent | undefined;
  };
}

interface Answer {
  readonly status: number;
  /** Null for an empty body. */
  readonly body: unknown;
}

/** The dependencies of the operations. */
export interface Service {
  readonly database: Database;
  readonly guests: GuestHandlers;
  readonly investors: InvestorHandlers;
  readonly telegramBot: TelegramBot;
  readonly uploads: UploadFolder;
  readonly slots: FormSlots;
  readonly life: Lifecycle;
  /** How long a call waits for due events to be processed before it is refused with `Retry-After`. */
  readonly settleMilliseconds: number;
  readonly callerAddress: CallerAddress;
  /** Validate every response against the contract; an invalid one becomes a 500 and is logged. */
  readonly checkAnswers: boolean;
}

const largestBody = 1_048_576;

/** `GET`s that write: a quote is stored until it expires, the seed of a case before its commitment is shown. */
const readsThatWrite: ReadonlySet<OperationId> = new Set(['getExchangeRate', 'listCases']);

/** The caller's inviters get a reward in the same transaction, so they are locked too. */
const callsThatReward: ReadonlySet<OperationId> = new Set(['createDeposit']);

/** After these errors the investor may no longer exist, so no key is stored. */
const mayBeGone: ReadonlySet<ProblemCode> = new Set(['unauthorized', 'technical_work']);

function tokenOf({ headers }: Request, id: OperationId): ShownToken | undefined {
  const token = /^Bearer +([A-Za-z0-9_-]{32,256})$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token === undefined ? undefined : { hash: hashToken(token), kind: tokenKindFor(id) };
}

function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values.join() : values,
    ]),
  );
}

function signIn(work: Work, token: ShownToken | undefined, holder: Holder | undefined): SignedIn {
  if (!token || !holder) throw new Refusal('unauthorized');
  return {
    investor: holder.investor,
    tokenHash: token.hash,
    isAgeing: token.kind === 'session' && isAgeing(work, holder),
  };
}

/** The refusal that the control plane has set for an operation. */
function stagedRefusal({ refusals, settings }: Work, id: OperationId): Refusal | undefined {
  const code = refusals[id];
  if (code === undefined) return undefined;
  const mayRetry = statusOf[code] === 429 || statusOf[code] === 503;
  return new Refusal(code, mayRetry ? { retryAfter: settings.technicalWork.retrySeconds } : {});
}

function send({ status, body }: Answer, language: Schema<'Language'>): Response {
  if (body === null) return new Response(null, { status });
  const response = new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
  setContentLanguage(response, language);
  return response;
}

/** `/funds/refills/{id}` as Hono writes it. */
export const honoPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** One operation of the contract: middleware in the order in which it runs, and the handler in one transaction. */
export function operationRoute<Id extends OperationId>(
  id: Id,
  operation: ContractOperation,
  service: Service,
): Hono<OperationEnv<Id>> {
  type Step = MiddlewareHandler<OperationEnv<Id>>;
  type OperationContext = Context<OperationEnv<Id>>;

  const { database, telegramBot, uploads, slots, life, settleMilliseconds } = service;
  const guestHandler: GuestHandlers[Id] = service.guests[id];
  const investorHandler: InvestorHandlers[Id] = service.investors[id];
  const validate = requestValidator<Id>(operation);
  const isRead = operation.method === 'get' && !readsThatWrite.has(id);
  const isKeyed = operation.parameters.some(({ name }) => name === 'Idempotency-Key');

  const addressOf = (context: Context) =>
    service.callerAddress(
      getConnInfo(context).remote.address ?? 'unknown',
      context.req.header('x-forwarded-for') ?? null,
    );

  const bucketsFor = (context: OperationContext) =>
    bucketsOf(id, addressOf(context), context.get('account')?.investor.id);

  const checkResponse: Step = async (context, next) => {
    context.set('operation', id);
    await next();
    const isExpected = !context.error || context.error instanceof Refusal;
    if (service.checkAnswers && isExpected) await checkAnswer(operation, context.res);
  };

  /** A form is checked only by its `Content-Length` here. Its body is read once it has a slot. */
  const limitSize: Step = operation.form
    ? limitContentLength(largestForm)
    : operation.body === undefined
      ? (_context, next) => next()
      : limitBody(largestBody);

  /** Runs before the body is read. Rejects calls with an invalid token, during maintenance, and until the seed is complete. */
  const authenticate: Step = async (context, next) => {
    const { raw } = context.req;
    const token = tokenOf(raw, id);
    const isGuest = operation.isPublic && !(operation.takesToken && raw.headers.has('authorization'));
    const account = await read(
      database,
      async (work, holder) => {
        const { active, retrySeconds } = work.settings.technicalWork;
        assertSeeded(work);
        if (active && operation.answers.has(503)) {
          throw new Refusal('technical_work', { retryAfter: retrySeconds });
        }
        const signedIn = isGuest ? undefined : signIn(work, token, holder);
        const staged = stagedRefusal(work, id);
        if (staged) throw staged;
        return signedIn;
      },
      { token },
    );
    if (account?.isAgeing) await write(database, (work) => prolongSession(work, account.tokenHash));
    context.set('token', token);
    context.set('account', account);
    await next();
  };

  /** A repeated idempotent call gets the stored response and is not counted. */
  const rateLimit: Step = async (context, next) => {
    const buckets = bucketsFor(context);
    const intent = context.get('intent');
    if (intent && buckets.length > 0) {
      const answered = await read(database, (work) => findAnswer(work, intent));
      if (answered) return send(answered, context.get('language'));
    }
    await limitCalls(database, buckets);
    return next();
  };

  const awaitFormSlot: Step = (context, next) => {
    const sender = context.get('account')?.investor.id ?? addressOf(context);
    return slots.run(sender, context.req.raw.signal, (slot) => {
      context.set('formSlot', slot);
      return next();
    });
  };

  const validateRequest: Step = async (context, next) => {
    const raw = { request: context.req.raw, path: context.req.param(), query: queryOf(context) };
    const call = await validate(raw, context.get('formSlot')).catch(async (error: unknown) => {
      // With an idempotency key the rate limit comes after validation, but invalid calls must count too.
      if (isKeyed) await limitCalls(database, bucketsFor(context));
      throw error;
    });
    const { path, body, key } = call;
    const investorId = context.get('account')?.investor.id;
    context.set('call', call);
    if (isKeyed && key !== undefined && investorId !== undefined) {
      context.set('intent', { investorId, key, operation: id, request: { path, body } });
    }
    await next();
  };

  async function handle(
    call: GuestCall<Id>,
    account: SignedIn | undefined,
    intent: Intent | undefined,
  ): Promise<Answer | Refusal> {
    if (!account) {
      if (!guestHandler) throw new Error(`${id} has no handler for guests.`);
      return guestHandler(call);
    }
    if (!investorHandler) throw new Error(`${id} has no handler for investors.`);
    const { investor, tokenHash } = account;
    if (operation.needsPhone && investor.phoneConfirmedAt === null) throw new Refusal('phone_not_confirmed');
    const answered = intent && (await findAnswer(call, intent));
    if (answered) return answered;
    const reply: Answer | Refusal = await investorHandler({ ...call, uploads, investor, tokenHash });
    if (intent && !(reply instanceof Refusal)) await storeAnswer(call, intent, reply);
    return reply;
  }

  /** Runs the handler in one transaction, after all due events have been processed. */
  function transact(context: OperationContext): Promise<Answer | Refusal> {
    const { token, account, call, intent, language } = context.var;
    const userAgent = context.req.header('user-agent') ?? null;
    const task = async (work: Work, holder: Holder | undefined) => {
      // Since `authenticate` another process may have started a reset, and the investor may have changed.
      assertSeeded(work);
      assertNothingDue(work);
      const current = account && signIn(work, token, holder);
      return handle({ ...work, ...call, language, userAgent, telegramBot }, current, intent);
    };
    const lock = account ? { lock: account.investor.id, lockLine: callsThatReward.has(id) } : {};
    return retryUntilSettled(database, { ending: life.ending, milliseconds: settleMilliseconds }, () =>
      isRead ? read(database, task, { token }) : write(database, task, { ...lock, token }),
    );
  }

  /** Binds the key to its request also after an error, although the transaction was rolled back. */
  async function bindKey(intent: Intent, refusal: Refusal): Promise<void> {
    if (!mayBeGone.has(refusal.code)) await write(database, (work) => storeKey(work, intent));
  }

  const respond = async (context: OperationContext) => {
    const reply = await transact(context).catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    const intent = context.get('intent');
    if (!(reply instanceof Refusal)) return send(reply, context.get('language'));
    if (intent) await bindKey(intent, reply);
    throw reply;
  };

  const steps: Step[] = [
    setDeprecation(operation),
    checkResponse,
    limitSize,
    authenticate,
    ...(isKeyed ? [] : [rateLimit]),
    ...(operation.form ? [awaitFormSlot] : []),
    validateRequest,
    ...(isKeyed ? [rateLimit] : []),
  ];
  return new Hono<OperationEnv<Id>>().on(
    operation.method.toUpperCase(),
    [honoPath(operation.path)],
    ...steps,
    respond,
  );
}
