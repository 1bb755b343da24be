import type { FieldErrorCode, ProblemCode, Schema } from '@meridian/api-client';

/** 503 while the database or the process is temporarily unavailable. */
export const tryAgainLater = (): ProblemError => new ProblemError('technical_work', { retryAfter: 5 });

/** Error codes by field. Nested fields use dots: `amount.currency`. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

interface ProblemDetails {
  readonly errors?: FieldErrors;
  /** Characters that a field needs at least, or may have at most. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Seconds. */
  readonly retryAfter?: number;
  /** Wrong codes that are still forgiven. */
  readonly attemptsLeft?: number;
  /** When the wallet may be used. */
  readonly usableDate?: string;
  /** When the account was closed. */
  readonly closedDate?: string;
  /** When it becomes possible again. */
  readonly until?: string;
  readonly ownLimit?: Schema<'ReachedLimit'>;
}

/**
 * The reason for an error response. Throwing it rolls the transaction back. When a handler returns it (`Reply`), the
 * transaction commits, for example to count a failed attempt.
 */
export class ProblemError extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldErrors | undefined;
  readonly limits: Readonly<Record<string, number>> | undefined;
  readonly retryAfter: number | undefined;
  readonly attemptsLeft: number | undefined;
  readonly usableDate: string | undefined;
  readonly closedDate: string | undefined;
  readonly until: string | undefined;
  readonly ownLimit: Schema<'ReachedLimit'> | undefined;

  constructor(
    code: ProblemCode,
    {
      errors,
      limits,
      retryAfter,
      attemptsLeft,
      usableDate,
      closedDate,
      until,
      ownLimit,
    }: ProblemDetails = {},
  ) {
    super(code);
    this.name = 'ProblemError';
    this.code = code;
    this.errors = errors;
    this.limits = limits;
    this.retryAfter = retryAfter;
    this.attemptsLeft = attemptsLeft;
    this.usableDate = usableDate;
    this.closedDate = closedDate;
    this.until = until;
    this.ownLimit = ownLimit;
  }
}

/** `longest` has how many characters fields may have, for those that are too long. */
export function invalid(errors: FieldErrors, longest: Readonly<Record<string, number>> = {}): ProblemError {
  const limits = Object.entries(longest).filter(([field]) => errors[field] === 'too_long');
  return new ProblemError('validation_failed', {
    errors,
    ...(limits.length > 0 && { limits: Object.fromEntries(limits) }),
  });
}
