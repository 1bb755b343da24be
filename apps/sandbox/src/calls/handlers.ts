import type { Schema } from '@meridian/api-client';
import type { OperationId, operations } from '@meridian/api-client/contract';
import type { TelegramBot } from '../telegram/telegramBot.ts';
import type { Database } from '../database/openDatabase.ts';
import type { Investor } from '../database/schema.ts';
import type { RelyingParty } from '../core/RelyingParty.ts';
import type { CleanPhoto } from '../uploads/cleanPhoto.ts';
import type { UploadFolder } from '../uploads/UploadFolder.ts';
import type { TokenSession, TransactionContext } from '../transaction/TransactionContext.ts';
import type { ProblemError } from '../core/ProblemError.ts';

type Nothing = Readonly<Record<string, never>>;

type Given<Parameters> = [NonNullable<Parameters>] extends [never] ? Nothing : NonNullable<Parameters>;

type Parameters<Id extends OperationId> = operations[Id]['parameters'];

export type PathOf<Id extends OperationId> = Given<Parameters<Id>['path']>;

export type QueryOf<Id extends OperationId> = Given<Parameters<Id>['query']>;

/** A parsed form. The contract's types describe a file as a string; its only files are photos. */
type FormIn<Form> = {
  readonly [Name in keyof Form]: Name extends `photo${string}` ? File : Form[Name];
};

/** The body of a call, from JSON or a form; undefined for a call without one. */
export type BodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'application/json': infer Body }
    ? Body
    : Content extends { 'multipart/form-data': infer Form }
      ? FormIn<Form>
      : undefined
  : undefined;

/** JSON, a file as a stream, or nothing. */
type BodyIn<ApiResponse> = ApiResponse extends { content: { 'application/json': infer Body } }
  ? Body
  : ApiResponse extends { content: { 'application/zip': unknown } | { 'application/pdf': unknown } }
    ? ReadableStream<Uint8Array>
    : null;

type Responses<Id extends OperationId> = operations[Id]['responses'];

type SuccessOf<Id extends OperationId> = keyof Responses<Id> & (200 | 201 | 202 | 204);

/** The result of a handler: a status of the contract with its body, or a refusal that commits the transaction. */
export type Reply<Id extends OperationId> =
  | {
      [Status in SuccessOf<Id>]: {
        readonly status: Status;
        readonly body: BodyIn<Responses<Id>[Status]>;
        readonly headers?: Readonly<Record<string, string>>;
      };
    }[SuccessOf<Id>]
  | ProblemError;

/** A password that matches what was stored when it was checked. */
export interface MatchedPassword {
  readonly hash: string;
  /** The bucket of failed attempts. */
  readonly attempts: string;
}

/** What a call learned about its passwords before its transaction. */
export interface CheckedPasswords {
  /** Hash of the new password. */
  readonly newHash?: string;
  /** Undefined unless the current password matches. */
  readonly matched?: MatchedPassword | undefined;
}

/** A call before its transaction. */
interface PasswordCall<Id extends OperationId> {
  readonly database: Database;
  readonly path: PathOf<Id>;
  readonly body: BodyOf<Id>;
  readonly deviceTokens: readonly string[];
  /** Undefined for a guest. */
  readonly investor: Investor | undefined;
}

/** Hash and check the passwords of calls. No transaction is open meanwhile, because a hash takes long. */
export type PasswordHandlers = {
  readonly [Id in OperationId]?: (call: PasswordCall<Id>) => Promise<CheckedPasswords>;
};

/** A call with or without a token, validated against the contract. */
export interface GuestCall<Id extends OperationId> extends TransactionContext {
  readonly path: PathOf<Id>;
  readonly query: QueryOf<Id>;
  readonly body: BodyOf<Id>;
  readonly language: Schema<'Language'>;
  /** As the client sent it. */
  readonly userAgent: string | null;
  /** Tokens of the accounts that this browser signed in to. */
  readonly deviceTokens: readonly string[];
  /** The source of accepted Telegram signatures. */
  readonly telegramBot: TelegramBot;
  /** Undefined when this server takes no passkeys. */
  readonly relyingParty: RelyingParty | undefined;
  /** Empty for an operation without a password handler. */
  readonly passwords: CheckedPasswords;
  /** The photos of a form that could be decoded. */
  readonly photos: ReadonlyMap<File, CleanPhoto>;
}

/** A call of a signed-in investor. */
interface InvestorCall<Id extends OperationId> extends GuestCall<Id> {
  readonly investor: Investor;
  readonly session: TokenSession;
  /** Hash of the token the call was made with. */
  readonly tokenHash: string;
  readonly uploads: UploadFolder;
  /** For a file that is read while it is sent, when the transaction of the call is over. */
  readonly database: Database;
}

/** Handlers of operations that need no token. */
export type GuestHandlers = { readonly [Id in OperationId]?: (call: GuestCall<Id>) => Promise<Reply<Id>> };

/** Handlers of operations that need a token. */
export type InvestorHandlers = {
  readonly [Id in OperationId]?: (call: InvestorCall<Id>) => Promise<Reply<Id>>;
};
