import type { FieldErrorCode, ProblemCode } from '@meridian/api-client';
import { isUnavailable } from '../database/isUnavailable.ts';

/** 503 for a database or process that is unavailable for the moment. */
export const tryAgainLater = (): Refusal => new Refusal('technical_work', { retryAfter: 5 });

/** 503 when the database is unavailable, 500 for any other error. */
export function refusalOf(error: unknown): Refusal {
  return isUnavailable(error) ? tryAgainLater() : new Refusal('unexpected_error');
}

/** Error codes by field; dots for nesting. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

interface RefusalDetails {
  readonly errors?: FieldErrors;
  /** Seconds. */
  readonly retryAfter?: number;
}

/**
 * Why a call is refused. Thrown, it rolls the transaction back. Returned by a handler (`Reply`), the transaction commits, for
 * example to count an attempt.
 */
export class Refusal extends Error {
  readonly code: ProblemCode;
  readonly errors: FieldErrors | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ProblemCode, { errors, retryAfter }: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

export function invalid(errors: FieldErrors): Refusal {
  return new Refusal('validation_failed', { errors });
}
