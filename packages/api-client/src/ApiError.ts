import type { FieldErrorCode, ProblemCode, Schema } from './contractTypes.ts';

/** Why a call failed: a code of the server, or one of the client. */
export type ApiErrorCode =
  | ProblemCode
  /** No response: the connection failed. */
  | 'network_lost'
  /** No response in time. */
  | 'timed_out'
  /** A response that violates the contract. */
  | 'unreadable_body'
  /** A code that this version of the contract doesn't have; `detail` may explain it. */
  | 'unknown_code';

export interface ApiErrorFields {
  readonly code: ApiErrorCode;
  /** HTTP status; 0 when no response could be read. */
  readonly status: number;
  /** Whether the call changed nothing: it asked for something to show. */
  readonly isRead?: boolean;
  /** Error codes by field name (dots for nesting). */
  readonly fields?: Readonly<Record<string, FieldErrorCode>>;
  /** Characters that a field needs at least, or may have at most, by field name. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Seconds the server asks to wait. */
  readonly retryAfter?: number | undefined;
  /** Wrong codes that the server still forgives. */
  readonly attemptsLeft?: number | undefined;
  /** When the wallet may be used, RFC 3339. */
  readonly usableDate?: string | undefined;
  /** When the account was closed, RFC 3339. */
  readonly closedDate?: string | undefined;
  /** When it becomes possible again, RFC 3339. */
  readonly until?: string | undefined;
  /** The user's own limit that it would exceed. */
  readonly ownLimit?: Schema<'ReachedLimit'> | undefined;
  /** For support. */
  readonly requestId?: string | undefined;
  /** The server's text, in the requested language. */
  readonly detail?: string | undefined;
}

/** The error of every failed call. */
export class ApiError extends Error implements ApiErrorFields {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly isRead: boolean;
  readonly fields: Readonly<Record<string, FieldErrorCode>>;
  readonly limits: Readonly<Record<string, number>>;
  readonly retryAfter: number | undefined;
  readonly attemptsLeft: number | undefined;
  readonly usableDate: string | undefined;
  readonly closedDate: string | undefined;
  readonly until: string | undefined;
  readonly ownLimit: Schema<'ReachedLimit'> | undefined;
  readonly requestId: string | undefined;
  readonly detail: string | undefined;
  /** When the server accepts another try, in milliseconds on the client's clock. */
  readonly retryTime: number | undefined;

  constructor(
    {
      code,
      status,
      isRead = false,
      fields = {},
      limits = {},
      retryAfter,
      attemptsLeft,
      usableDate,
      closedDate,
      until,
      ownLimit,
      requestId,
      detail,
    }: ApiErrorFields,
    options?: ErrorOptions,
  ) {
    super(status === 0 ? code : `${code} (${status})`, options);
    this.code = code;
    this.status = status;
    this.isRead = isRead;
    this.fields = fields;
    this.limits = limits;
    this.retryAfter = retryAfter;
    this.retryTime = retryAfter === undefined ? undefined : Date.now() + retryAfter * 1000;
    this.attemptsLeft = attemptsLeft;
    this.usableDate = usableDate;
    this.closedDate = closedDate;
    this.until = until;
    this.ownLimit = ownLimit;
    this.requestId = requestId;
    this.detail = detail;
  }

  /**
   * Whether the server has rejected the call for good. Otherwise it may have executed the call, or still will: a retry
   * needs the same idempotency key.
   */
  get isDefinitive(): boolean {
    const { code, status } = this;
    const isTemporary =
      status === 401 || status === 408 || status === 425 || status === 429 || code === 'conflict';
    return status >= 400 && status < 500 && !isTemporary;
  }
}
