import type { ProblemCode, Schema } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { TelegramBot } from '../auth/telegramBot.ts';
import { hashToken, isAgeing, prolongSession, tokenKindFor } from '../auth/tokens.ts';
import { holdToSettled, whenSettled } from '../clock/whenSettled.ts';
import type { Database } from '../database/openDatabase.ts';
import type { UploadFolder } from '../verification/UploadFolder.ts';
import { holdToWholeSeed } from '../work/holdToWholeSeed.ts';
import { type Holder, read, type ShownToken, type Work, write } from '../work/Work.ts';
import { bucketsOf } from './bucketsOf.ts';
import { type Bucket, limitCalls } from './callLimits.ts';
import type { ContractOperation } from './contractOperations.ts';
import { fieldErrors } from './fieldErrors.ts';
import type { FormPlaces, Place } from './formPlaces.ts';
import type {
  BodyOf,
  GuestCall,
  GuestHandlers,
  Investor,
  InvestorHandlers,
  PathOf,
  QueryOf,
  Reply,
} from './handlers.ts';
import { answeredBefore, type Intent, keepAnswer, keepKey } from './idempotency.ts';
import { statusOf } from './problemCodes.ts';
import { fitsSchema, readForm } from './readForm.ts';
import type { Life } from './readiness.ts';
import { readJson } from './readJson.ts';
import { invalid, Refusal } from './Refusal.ts';
import { parameterSchema, schemaAt } from './schemas.ts';
import { unkeepable } from './unkeepable.ts';

/** A request as it came, not looked at yet. */
export interface Incoming {
  readonly request: Request;
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  readonly language: Schema<'Language'>;
  /** Address of the caller. */
  readonly address: string;
}

/** What is sent back; null stands for no body. */
export interface Outgoing {
  readonly status: number;
  readonly body: unknown;
}

export type Route = (incoming: Incoming) => Promise<Outgoing>;

/** A request with the token in it, where there is one. */
interface Asked extends Incoming {
  readonly token: ShownToken | undefined;
}

interface SignedIn {
  readonly investor: Investor;
  readonly tokenHash: string;
  readonly isAgeing: boolean;
}

/** The one `GET` that leaves something behind: a quote is kept until it expires. */
const readsThatWrite: ReadonlySet<OperationId> = new Set(['getExchangeRate']);

/** Whoever earns from the investor is paid in the same transaction. */
const callsThatReward: ReadonlySet<OperationId> = new Set(['createDeposit']);

/** Whoever is refused with these is signed in no more, or was in the database before it was emptied: no key is kept for them. */
const mayBeGone: ReadonlySet<ProblemCode> = new Set(['unauthorized', 'technical_work']);

function checked<Value>(validate: ValidateFunction<Value>, value: unknown): Value {
  if (!validate(value)) throw invalid(fieldErrors(validate.errors ?? []));
  const errors = unkeepable(value);
  if (errors) throw invalid(errors);
  return value;
}

function holdToJson(request: Request, { answers }: ContractOperation): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw answers.has(415) ? new Refusal('unsupported_media_type') : invalid({ body: 'malformed' });
  }
}

function bearerOf(request: Request): string | undefined {
  return /^Bearer +([A-Za-z0-9_-]{32,256})$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

function tokenOf(request: Request, id: OperationId): ShownToken | undefined {
  const token = bearerOf(request);
  return token === undefined ? undefined : { hash: hashToken(token), kind: tokenKindFor(id) };
}

function signIn(work: Work, token: ShownToken | undefined, holder: Holder | undefined): SignedIn {
  if (!token || !holder) throw new Refusal('unauthorized');
  return {
    investor: holder.investor,
    tokenHash: token.hash,
    isAgeing: token.kind === 'session' && isAgeing(work, holder),
  };
}

/** What the control plane has an operation refused with. */
function stagedRefusal({ refusals, settings }: Work, id: OperationId): Refusal | undefined {
  const code = refusals[id];
  if (code === undefined) return undefined;
  const isToWait = statusOf[code] === 429 || statusOf[code] === 503;
  return new Refusal(code, isToWait ? { retryAfter: settings.technicalWork.retrySeconds } : {});
}

/** What one operation is served from. */
export interface Service {
  readonly database: Database;
  readonly guests: GuestHandlers;
  readonly investors: InvestorHandlers;
  readonly telegramBot: TelegramBot;
  readonly uploads: UploadFolder;
  readonly places: FormPlaces;
  readonly life: Life;
  /** How long a call has what is due done before it says when to come again. */
  readonly settleMilliseconds: number;
}

/** One operation of the contract, kept: who may call it, what it takes, one transaction, one answer. */
export function operationRoute<Id extends OperationId>(
  id: Id,
  operation: ContractOperation,
  service: Service,
): Route {
  const { database, telegramBot, uploads, places, life, settleMilliseconds } = service;
  const guestHandler: GuestHandlers[Id] = service.guests[id];
  const investorHandler: InvestorHandlers[Id] = service.investors[id];
  const checkPath = parameterSchema<PathOf<Id>>(operation, 'path');
  const checkQuery = parameterSchema<QueryOf<Id>>(operation, 'query');
  const checkHeaders = parameterSchema<{ 'Idempotency-Key'?: string }>(operation, 'header');
  const { form } = operation;
  const checkBody = schemaAt<BodyOf<Id>>(form?.schema ?? operation.body);
  const isRead = operation.method === 'get' && !readsThatWrite.has(id);
  const isKeyed = operation.parameters.some(({ name }) => name === 'Idempotency-Key');

  const isGuest = ({ headers }: Request) =>
    operation.isPublic && !(operation.takesToken && headers.has('authorization'));

  /** Undefined for a guest. A seed that is not whole, technical works and dead tokens are answered before anything is read of the call. */
  function admission(
    work: Work,
    holder: Holder | undefined,
    { request, token }: Asked,
  ): SignedIn | undefined {
    const { active, retrySeconds } = work.settings.technicalWork;
    holdToWholeSeed(work);
    if (active && operation.answers.has(503)) {
      throw new Refusal('technical_work', { retryAfter: retrySeconds });
    }
    const signedIn = isGuest(request) ? undefined : signIn(work, token, holder);
    const staged = stagedRefusal(work, id);
    if (staged) throw staged;
    return signedIn;
  }

  async function admit(asked: Asked): Promise<SignedIn | undefined> {
    const signedIn = await read(database, async (work, holder) => admission(work, holder, asked), asked);
    if (signedIn?.isAgeing) await write(database, (work) => prolongSession(work, signedIn.tokenHash));
    return signedIn;
  }

  async function readBody(request: Request, place: Place | undefined): Promise<BodyOf<Id>> {
    if (form && place) {
      const fields = await readForm(request, form, place);
      if (!fitsSchema<BodyOf<Id>>(checkBody(), fields)) throw invalid(fieldErrors(checkBody().errors ?? []));
      const errors = unkeepable(fields);
      if (errors) throw invalid(errors);
      return fields;
    }
    if (operation.body === undefined) return checked(checkBody(), undefined);
    holdToJson(request, operation);
    return checked(checkBody(), await readJson(request));
  }

  async function check(incoming: Incoming, place?: Place) {
    const isPath = checkPath();
    if (!isPath(incoming.path) || unkeepable(incoming.path)) {
      if (operation.answers.has(404)) throw new Refusal('not_found');
      throw invalid(fieldErrors(isPath.errors ?? []));
    }
    const { headers } = incoming.request;
    const key = headers.get('idempotency-key');
    return {
      path: incoming.path,
      query: checked(checkQuery(), { ...incoming.query }),
      body: await readBody(incoming.request, place),
      key: checked(checkHeaders(), key === null ? {} : { 'Idempotency-Key': key })['Idempotency-Key'],
      language: incoming.language,
    };
  }

  function intentOf(
    { path, body, key }: Awaited<ReturnType<typeof check>>,
    signedIn: SignedIn | undefined,
  ): Intent | undefined {
    if (!isKeyed || key === undefined || !signedIn) return undefined;
    return { investorId: signedIn.investor.id, key, operation: id, request: { path, body } };
  }

  async function answer(
    call: GuestCall<Id> & { readonly key: string | undefined },
    signedIn: SignedIn | undefined,
  ): Promise<Outgoing | Refusal> {
    if (!signedIn) {
      if (!guestHandler) throw new Error(`${id} has no handler for guests.`);
      return guestHandler(call);
    }
    // The contract, to which all handlers are held at the start, lets nobody come so far without one.
    if (!investorHandler) throw new Error(`${id} has no handler for investors.`);
    const { investor, tokenHash } = signedIn;
    if (operation.needsPhone && investor.phoneConfirmedAt === null) throw new Refusal('phone_not_confirmed');
    const handle = (): Promise<Reply<Id>> => investorHandler({ ...call, uploads, investor, tokenHash });
    const intent = intentOf(call, signedIn);
    if (!intent) return handle();

    const before = await answeredBefore(call, intent);
    if (before) return before;
    const reply: Outgoing | Refusal = await handle();
    if (!(reply instanceof Refusal)) await keepAnswer(call, intent, reply);
    return reply;
  }

  /** Admission and answer in one transaction, of one moment; undefined where something is to be written before. */
  function readAtOnce(asked: Asked): Promise<Outgoing | Refusal | undefined> {
    const task = async (work: Work, holder: Holder | undefined) => {
      const signedIn = admission(work, holder, asked);
      if (work.isAnythingDue || signedIn?.isAgeing) return undefined;
      return answer({ ...work, ...(await check(asked)), telegramBot }, signedIn);
    };
    return read(database, task, asked);
  }

  /** Whatever the transaction of a refused call leaves, its key stays bound to what it asked. */
  async function bindRefused(intent: Intent, attempt: () => Promise<Outgoing | Refusal>) {
    const reply = await attempt().catch((error: unknown) => {
      if (error instanceof Refusal) return error;
      throw error;
    });
    if (reply instanceof Refusal && !mayBeGone.has(reply.code)) {
      await write(database, (work) => keepKey(work, intent));
    }
    return reply;
  }

  async function readOrWrite(asked: Asked): Promise<Outgoing | Refusal> {
    const signedIn = await admit(asked);
    const buckets = bucketsOf(id, asked, signedIn?.investor.id);
    // Of a call with a key it is looked first whether it was answered: to hear it again is no other try.
    if (!isKeyed) await limitCalls(database, buckets);
    if (!form) return carryOut(asked, signedIn, buckets);
    const of = signedIn?.investor.id ?? asked.address;
    return places.run(of, asked.request.signal, (place) => carryOut(asked, signedIn, buckets, place));
  }

  async function carryOut(
    asked: Asked,
    signedIn: SignedIn | undefined,
    buckets: readonly Bucket[],
    place?: Place,
  ): Promise<Outgoing | Refusal> {
    const call = await check(asked, place).catch(async (error: unknown) => {
      if (isKeyed) await limitCalls(database, buckets);
      throw error;
    });
    const intent = intentOf(call, signedIn);
    if (intent && buckets.length > 0) {
      const before = await read(database, (work) => answeredBefore(work, intent));
      if (before) return before;
    }
    if (isKeyed) await limitCalls(database, buckets);
    const { token } = asked;
    const task = async (work: Work, holder: Holder | undefined) => {
      // Between admission and this transaction another process may have begun to seed anew, and the person been changed.
      holdToWholeSeed(work);
      // What fell due by the clock happens before a call looks at it.
      holdToSettled(work);
      return answer({ ...work, ...call, telegramBot }, signedIn && signIn(work, token, holder));
    };
    const lock = signedIn ? { lock: signedIn.investor.id, lockLine: callsThatReward.has(id) } : {};
    const attempt = () =>
      whenSettled(database, { ending: life.ending, milliseconds: settleMilliseconds }, () =>
        isRead ? read(database, task, { token }) : write(database, task, { ...lock, token }),
      );
    return intent ? bindRefused(intent, attempt) : attempt();
  }

  return async (incoming) => {
    const asked = { ...incoming, token: tokenOf(incoming.request, id) };
    const isFree = isRead && bucketsOf(id, asked, undefined).length === 0;
    const reply = (isFree ? await readAtOnce(asked) : undefined) ?? (await readOrWrite(asked));
    if (reply instanceof Refusal) throw reply;
    return reply;
  };
}
