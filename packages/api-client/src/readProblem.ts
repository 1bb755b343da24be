import { serverNow } from '@meridian/server-clock';
import { ApiError, type ApiErrorCode } from './ApiError.ts';
import { isDecimal, type Money } from '@meridian/money';
import type { FieldErrorCode, ProblemCode, Schema } from './contractTypes.ts';
import { fieldErrorCodes, problemCodes } from './generated/runtime.ts';

function isProblemCode(code: unknown): code is ProblemCode {
  return problemCodes.some((known) => known === code);
}

function isFieldErrorCode(code: unknown): code is FieldErrorCode {
  return fieldErrorCodes.some((known) => known === code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Whether the content type is JSON, including problem+json. */
function isJson(response: Response): boolean {
  return /^application\/([\w.-]+\+)?json\b/i.test(response.headers.get('Content-Type') ?? '');
}

/** The code for a status without a readable problem, such as the HTML page of a proxy. */
function codeOfStatus(status: number): ApiErrorCode {
  switch (status) {
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
      return 'not_found';
    case 405:
      return 'method_not_allowed';
    case 409:
      return 'conflict';
    case 413:
      return 'payload_too_large';
    case 415:
      return 'unsupported_media_type';
    case 429:
      return 'too_many_calls';
    case 500:
    case 501:
      return 'unexpected_error';
    case 502:
    case 503:
    case 504:
      return 'try_again_later';
    default:
      return 'unreadable_body';
  }
}

function codeOf(status: number, problem: Record<string, unknown>): ApiErrorCode {
  if (isProblemCode(problem.code)) return problem.code;
  return textOf(problem.code) ? 'unknown_code' : codeOfStatus(status);
}

/** An unknown code still marks its field. */
function fieldsOf({ errors }: Record<string, unknown>): Record<string, FieldErrorCode> {
  if (!isRecord(errors)) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, isFieldErrorCode(code) ? code : 'malformed']),
  );
}

function limitsOf({ limits }: Record<string, unknown>): Record<string, number> {
  const found: Record<string, number> = {};
  for (const [field, limit] of Object.entries(isRecord(limits) ? limits : {}))
    if (typeof limit === 'number') found[field] = limit;
  return found;
}

function moneyOf(value: unknown): Money | undefined {
  if (!isRecord(value) || typeof value.amount !== 'string' || !isDecimal(value.amount)) return undefined;
  return typeof value.currency === 'string' ? { amount: value.amount, currency: value.currency } : undefined;
}

function ownLimitOf({ ownLimit }: Record<string, unknown>): Schema<'ReachedLimit'> | undefined {
  if (!isRecord(ownLimit)) return undefined;
  const { kind } = ownLimit;
  const [limit, left, periodEndDate] = [
    moneyOf(ownLimit.limit),
    moneyOf(ownLimit.left),
    textOf(ownLimit.periodEndDate),
  ];
  const isKnown = kind === 'withdrawals_per_day' || kind === 'deposits_per_month';
  return isKnown && limit && left && periodEndDate ? { kind, limit, left, periodEndDate } : undefined;
}

/** `Retry-After` is a number of seconds or a date. */
function secondsToWait(response: Response): number | undefined {
  const header = response.headers.get('Retry-After')?.trim();
  if (!header) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - serverNow()) / 1000));
}

/** Converts any error response to an ApiError. */
export function readProblem(response: Response, body: unknown, isRead = false): ApiError {
  const problem = isJson(response) && isRecord(body) ? body : {};
  return new ApiError({
    code: codeOf(response.status, problem),
    status: response.status,
    isRead,
    fields: fieldsOf(problem),
    limits: limitsOf(problem),
    retryAfter: secondsToWait(response),
    attemptsLeft: typeof problem.attemptsLeft === 'number' ? problem.attemptsLeft : undefined,
    usableDate: textOf(problem.usableDate),
    closedDate: textOf(problem.closedDate),
    until: textOf(problem.until),
    ownLimit: ownLimitOf(problem),
    requestId: response.headers.get('X-Request-Id') ?? textOf(problem.instance),
    detail: textOf(problem.detail),
  });
}
