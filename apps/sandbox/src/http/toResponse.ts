import type { Schema } from '@meridian/api-client';
import { setContentLanguage } from './language.ts';

/** The successful result of a call. */
export interface ApiResponse {
  readonly status: number;
  /** Null for an empty body; a stream for a file, whose type is in the headers. */
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The response of a successful call. */
export function toResponse(
  { status, body, headers = {} }: ApiResponse,
  language: Schema<'Language'>,
): Response {
  if (body === null) return new Response(null, { status, headers });
  const response =
    body instanceof ReadableStream
      ? new Response(body, { status, headers })
      : new Response(JSON.stringify(body), {
          status,
          headers: { ...headers, 'content-type': 'application/json' },
        });
  setContentLanguage(response, language);
  return response;
}
