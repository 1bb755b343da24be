import type { FieldErrorCode } from '@meridian/api-client';
import type { ErrorObject } from 'ajv/dist/2020.js';
import { type FieldErrors, ProblemError } from '../core/ProblemError.ts';

/**
 * Errors for text with U+0000 or half a surrogate pair, which JSON can carry and PostgreSQL cannot store.
 */
export function findUnstorable(value: unknown): FieldErrors | undefined {
  const found = new Map<string, FieldErrorCode>();
  const look = (part: unknown, steps: readonly string[]) => {
    if (typeof part === 'string' && (part.includes('\0') || !part.isWellFormed()))
      found.set(steps.join('.'), 'malformed');
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) look(inner, [...steps, name]);
  };
  look(value, []);
  return found.size > 0 ? Object.fromEntries(found) : undefined;
}

/**
 * The field of an error, with dots for nesting. An amount is one field. An error without a field belongs to `body`.
 */
function fieldOf(error: ErrorObject): string {
  const steps = error.instancePath.split('/').slice(1);
  const { missingProperty, additionalProperty, propertyName } = error.params;
  const inner: unknown = missingProperty ?? additionalProperty ?? propertyName;
  if (typeof inner === 'string') steps.push(inner);
  const last = steps.at(-1);
  if (steps.length > 1 && (last === 'amount' || last === 'currency')) steps.pop();
  if (steps.length === 0) return 'body';
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
}

const requiredCodes: Readonly<Record<string, FieldErrorCode>> = {
  login: 'login_required',
  email: 'email_required',
};

/** These fields have their own codes for a wrong format (section 5). */
const codeOfKeyword: Readonly<Record<string, FieldErrorCode>> = {
  login: 'login_charset',
  inviter: 'inviter_unknown',
  email: 'email_invalid',
  phone: 'phone_invalid',
};

function codeOf(field: string, { keyword, params }: ErrorObject): FieldErrorCode {
  switch (keyword) {
    case 'required':
    case 'dependentRequired':
    case 'minProperties':
      return requiredCodes[field] ?? 'required';
    case 'minLength':
      return params['limit'] === 1 ? (requiredCodes[field] ?? 'required') : 'too_short';
    case 'maxLength':
      return 'too_long';
    case 'pattern':
    case 'format':
      return codeOfKeyword[field] ?? 'malformed';
    case 'enum':
    case 'const':
    case 'additionalProperties':
    case 'propertyNames':
      return 'unknown_value';
    default:
      return 'malformed';
  }
}

/** The error response to a value that breaks its schema. The first error of a field counts. */
export function refuseBySchema(errors: readonly ErrorObject[]): ProblemError {
  // Maps, because a field may be called `__proto__`.
  const found = new Map<string, FieldErrorCode>();
  const limits = new Map<string, number>();
  for (const error of errors) {
    if (error.keyword === 'oneOf' || error.keyword === 'anyOf' || error.keyword === 'if') continue;
    const field = fieldOf(error);
    if (found.has(field)) continue;
    const code = codeOf(field, error);
    found.set(field, code);
    const limit: unknown = error.params['limit'];
    if ((code === 'too_short' || code === 'too_long') && typeof limit === 'number') limits.set(field, limit);
  }
  return new ProblemError('validation_failed', {
    errors: Object.fromEntries(found),
    ...(limits.size > 0 && { limits: Object.fromEntries(limits) }),
  });
}
