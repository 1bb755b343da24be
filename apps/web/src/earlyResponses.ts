import { createApiClient, unwrap } from '@meridian/api-client';
import { type Responses, getResponseKey } from '@meridian/api-client/react';
import { apiOrigin } from './apiOrigin.ts';

/** Milliseconds for which the first render waits for responses that are on their way: without them it is rendered twice. */
const LONGEST_WAIT = 1000;

/**
 * The responses to the early calls, checked as the client checks every response. Without those that failed or take too long: the hooks
 * of the page take them from the client.
 */
export async function readEarlyResponses(): Promise<Responses> {
  const calls = [...(window.earlyCalls ?? [])];
  const isOver = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT);
  });
  const found = await Promise.all(
    calls.map(async ([, { call, language, response }]) => {
      const client = createApiClient({
        baseUrl: `${apiOrigin()}/api`,
        fetch: async () => (await response).clone(),
        getToken: () => undefined,
        getLanguage: () => language,
        // The hook of the page hears of it.
        onUnauthorized: () => undefined,
      });
      const params = call.params instanceof Object ? call.params : {};
      const data = unwrap(client.anyOperation.request('get', call.path, { params })).catch(() => undefined);
      return [
        getResponseKey({ ...call, params: call.params ?? undefined }, language),
        await Promise.race([data, isOver]),
      ] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, data]) => data !== undefined));
}
