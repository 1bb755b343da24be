import type { FieldErrorCode, ProblemCode } from './contractTypes.ts';

/** Why a call failed: a reason of the server's, or one of the way there and back. */
export type ApiErrorCode =
  | ProblemCode
  /** No answer: the connection failed. */
  | 'network_lost'
  /** No answer in time. */
  | 'timed_out'
  /** An answer that is not what the contract promises. */
  | 'unreadable_body'
  /** A reason that this version of the contract does not know; `detail` may word it. */
  | 'unknown_code';

export interface ApiErrorFields {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no answer could be read. */
  readonly status: number;
  /** What is wrong with which field, by the field's name (dots for nesting). */
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** To quote to support. */
  readonly requestId?: string | undefined;
  /** The server's own words, in the language asked for. */
  readonly detail?: string | undefined;
}

/** Every failure of every call is one of these. */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, FieldErrorCode>>;
  readonly retryAfter: number | undefined;
  readonly requestId: string | undefined;
  readonly detail: string | undefined;

  constructor(
    { code, status, fields = {}, retryAfter, requestId, detail }: ApiErrorFields,
    options?: ErrorOptions,
  ) {
    super(status === 0 ? code : `${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.fields = fields;
    this.retryAfter = retryAfter;
    this.requestId = requestId;
    this.detail = detail;
  }

  /**
   * Whether the server has said its last word on the call. If not, it may have been carried out, or may yet be: a
   * retry must be recognisable as one.
   */
  get isDefinitive(): boolean {
    const { code, status } = this;
    const comesAgain =
      status === 401 || status === 408 || status === 425 || status === 429 || code === 'conflict';
    return status >= 400 && status < 500 && !comesAgain;
  }
}
