import type { ProblemCode, Schema } from '@meridian/api-client';
import { setContentLanguage } from './language.ts';
import { detailByCode, statusByCode } from './problemCodes.ts';
import { ProblemError, tryAgainLater } from '../core/ProblemError.ts';
import { isUnavailable } from '../database/isUnavailable.ts';

type Language = Schema<'Language'>;

function writeTitle(code: ProblemCode): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 503 when the database is unavailable, 500 for any other error. */
export function toProblemError(error: unknown): ProblemError {
  return isUnavailable(error) ? tryAgainLater() : new ProblemError('unexpected_error');
}

/** More would let a small request have a large response. */
const mostErrors = 20;

/** The response to a refused call (RFC 9457). */
export function problemResponse(refusal: ProblemError, language: Language, requestId: string): Response {
  const { code, errors, limits, retryAfter, attemptsLeft, usableDate, closedDate, until, ownLimit } = refusal;
  const body: Schema<'Problem'> = {
    type: `urn:meridian:problem:${code}`,
    title: writeTitle(code),
    status: statusByCode[code],
    detail: detailByCode[code][language],
    instance: `urn:meridian:request:${requestId}`,
    code,
    ...(errors ? { errors: Object.fromEntries(Object.entries(errors).slice(0, mostErrors)) } : {}),
    ...(limits ? { limits: Object.fromEntries(Object.entries(limits).slice(0, mostErrors)) } : {}),
    ...(attemptsLeft === undefined ? {} : { attemptsLeft }),
    ...(usableDate === undefined ? {} : { usableDate }),
    ...(closedDate === undefined ? {} : { closedDate }),
    ...(until === undefined ? {} : { until }),
    ...(ownLimit === undefined ? {} : { ownLimit }),
  };
  const headers = new Headers({ 'content-type': 'application/problem+json' });
  // Required with every 401 (RFC 9110). Browsers show no dialog for this scheme.
  if (body.status === 401) headers.set('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) headers.set('retry-after', `${retryAfter}`);
  const response = new Response(JSON.stringify(body), { status: body.status, headers });
  setContentLanguage(response, language);
  return response;
}
