import { getConnInfo } from '@hono/node-server/conninfo';
import type { Schema } from '@meridian/api-client';
import type { OperationId } from '@meridian/api-client/contract';
import type { Context, MiddlewareHandler } from 'hono';
import { type Bucket, listBuckets } from '../calls/callLimits.ts';
import type {
  BodyOf,
  CheckedPasswords,
  GuestHandlers,
  InvestorHandlers,
  PasswordHandlers,
  PathOf,
  QueryOf,
} from '../calls/handlers.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Investor } from '../database/schema.ts';
import type { RelyingParty } from '../core/RelyingParty.ts';
import type { TelegramBot } from '../telegram/telegramBot.ts';
import type { CleanPhoto } from '../uploads/cleanPhoto.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import type { ShownToken, TokenSession, TransactionContext } from '../transaction/TransactionContext.ts';
import type { CallerAddress } from './callerAddress.ts';
import type { ContractOperation } from '@meridian/contract-kit';
import type { FormSlot, FormSlots } from './formSlots.ts';
import type { Intent } from './idempotency.ts';
import type { Lifecycle } from './readiness.ts';

/** The dependencies of the operations. */
export interface Service {
  readonly database: Database;
  readonly guests: GuestHandlers;
  readonly investors: InvestorHandlers;
  readonly passwords: PasswordHandlers;
  readonly telegramBot: TelegramBot;
  readonly relyingParty: RelyingParty | undefined;
  readonly uploads: UploadFolder;
  readonly slots: FormSlots;
  readonly life: Lifecycle;
  /** How long a call waits for due events to be processed before it is refused with `Retry-After`. */
  readonly settleMilliseconds: number;
  readonly callerAddress: CallerAddress;
  /** Validate every response against the contract; an invalid one becomes a 500 and is logged. */
  readonly checkResponses: boolean;
}

/** One operation of the contract and what its steps need. */
export interface Operation<Id extends OperationId> {
  readonly id: Id;
  readonly contract: ContractOperation;
  /** Whether the call takes an `Idempotency-Key`. */
  readonly isKeyed: boolean;
  /** Whether the call writes nothing, not even a count of calls. */
  readonly isRead: boolean;
  readonly service: Service;
}

/** The context variables of every API call. */
export interface ApiVariables {
  requestId: string;
  language: Schema<'Language'>;
  operation: string;
  /** The time of the transaction; undefined if there was none. */
  now: Date | undefined;
  /** Not set for a guest. */
  investorId: string;
  /** The problem code of the error response. */
  failure: string;
}

export interface SignedIn {
  readonly investor: Investor;
  readonly session: TokenSession;
  readonly tokenHash: string;
  readonly isAgeing: boolean;
}

/** A request that matches the contract. */
export interface ValidRequest<Id extends OperationId> {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  /** The `Idempotency-Key`. */
  readonly key: string | undefined;
}

/** The variables that the steps of an operation pass on. */
export interface OperationEnv<Id extends OperationId> {
  Variables: ApiVariables & {
    token: ShownToken | undefined;
    /** Undefined for a guest. */
    account: SignedIn | undefined;
    /** The open transaction of a read. */
    snapshot: TransactionContext | undefined;
    formSlot: FormSlot | undefined;
    call: ValidRequest<Id>;
    /** Undefined unless the operation has a password handler. */
    passwords: CheckedPasswords | undefined;
    /** Undefined unless the call has a form. */
    photos: ReadonlyMap<File, CleanPhoto> | undefined;
    /** Undefined unless the call has an `Idempotency-Key`. */
    intent: Intent | undefined;
  };
}

export type OperationContext<Id extends OperationId> = Context<OperationEnv<Id>>;

/** A middleware of one operation. */
export type Step<Id extends OperationId> = MiddlewareHandler<OperationEnv<Id>>;

export function getCallerAddress({ callerAddress }: Service, context: Context): string {
  return callerAddress(
    getConnInfo(context).remote.address ?? 'unknown',
    context.req.header('x-forwarded-for') ?? null,
  );
}

/** The rate limits of this call. */
export function bucketsFor<Id extends OperationId>(
  { id, service }: Operation<Id>,
  context: OperationContext<Id>,
): Bucket[] {
  return listBuckets(id, getCallerAddress(service, context), context.get('account')?.investor.id);
}
