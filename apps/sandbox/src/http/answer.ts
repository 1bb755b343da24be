import type { Schema } from '@meridian/api-client';
import { setContentLanguage } from './language.ts';

/** The successful result of a call. */
export interface Answer {
  readonly status: number;
  /** Null for an empty body. */
  readonly body: unknown;
}

/** The response of a successful call. */
export function answerResponse({ status, body }: Answer, language: Schema<'Language'>): Response {
  if (body === null) return new Response(null, { status });
  const response = new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
  setContentLanguage(response, language);
  return response;
}
