import type { FieldErrorCode, ProblemCode } from '@meridian/api-client';
import { isUnavailable } from '../database/isUnavailable.ts';

/** The refusal of what is away or busy now: it comes back within seconds, or a person has to look at it. */
export const tryAgainLater = (): Refusal => new Refusal('technical_work', { retryAfter: 5 });

/** What a call is answered when something broke under it: with the database away or too busy, that it may be asked again. */
export function refusalOf(error: unknown): Refusal {
  return isUnavailable(error) ? tryAgainLater() : new Refusal('unexpected_error');
}

/** Field (dots for nesting) to what is wrong with it. */
export type FieldErrors = Readonly<Record<string, FieldErrorCode>>;

interface RefusalDetails {
  readonly errors?: FieldErrors;
  /** Seconds to wait before the next try. */
  readonly retryAfter?: number;
}

/**
 * Why a call is refused. Thrown, it undoes all that the call did; returned by a handler (`Reply`), what the call wrote
 * stays, such as an attempt that was counted.
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

/** A refusal that names fields. */
export function invalid(errors: FieldErrors): Refusal {
  return new Refusal('validation_failed', { errors });
}
