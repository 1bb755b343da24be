import type { ProblemCode, Schema } from '@meridian/api-client';
import { setContentLanguage } from './language.ts';
import { detailOf, statusOf } from './problemCodes.ts';
import type { Refusal } from './Refusal.ts';

type Language = Schema<'Language'>;

function titleOf(code: ProblemCode): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The answer to a refused call, as RFC 9457 and the contract have it. */
export function problemResponse(refusal: Refusal, language: Language, requestId: string): Response {
  const { code, errors, retryAfter } = refusal;
  const body: Schema<'Problem'> = {
    type: `urn:meridian:problem:${code}`,
    title: titleOf(code),
    status: statusOf[code],
    detail: detailOf[code][language],
    instance: `urn:meridian:request:${requestId}`,
    code,
    ...(errors ? { errors: { ...errors } } : {}),
  };
  const headers = new Headers({ 'content-type': 'application/problem+json' });
  // RFC 9110 asks for it with every 401; no browser opens a window for this one.
  if (body.status === 401) headers.set('www-authenticate', 'Bearer');
  if (retryAfter !== undefined) headers.set('retry-after', `${retryAfter}`);
  const response = new Response(JSON.stringify(body), { status: body.status, headers });
  setContentLanguage(response, language);
  return response;
}
