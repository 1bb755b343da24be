import type { ReactNode } from 'react';
import { createApiClient } from '../client.ts';
import { ApiClientProvider } from './ApiClientProvider.tsx';

interface SentRequest {
  readonly url: string;
  readonly key: string | null;
  readonly language: string | null;
  readonly body: string;
}

type Respond = (request: Request) => Response | Promise<Response>;

/** A fake `fetch` that records requests. The client is the real one. */
export function createServerDouble(response: Respond) {
  const sent: SentRequest[] = [];
  const server = {
    sent,
    response,
    fetch: async (request: Request) => {
      sent.push({
        url: new URL(request.url).pathname + new URL(request.url).search,
        key: request.headers.get('Idempotency-Key'),
        language: request.headers.get('Accept-Language'),
        body: await request.clone().text(),
      });
      return server.response(request);
    },
  };
  return server;
}

export function json(body: unknown, status = 200): Response {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': type } });
}

/** A new page, as after a reload: another client and another cache. */
export function createPage() {
  const client = createApiClient({
    baseUrl: 'http://server.test/api',
    getToken: () => 'token',
    getLanguage: () => 'en',
    onUnauthorized: () => {},
  });
  return function Page({ children }: { readonly children: ReactNode }) {
    return <ApiClientProvider client={client}>{children}</ApiClientProvider>;
  };
}
