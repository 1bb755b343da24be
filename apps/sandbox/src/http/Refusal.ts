import type { FieldErrorCode, ProblemCode } from '@meridian/api-client';

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
