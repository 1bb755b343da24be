import { readResponse } from '@meridian/api-client';
import { type Responses, getResponseKey } from '@meridian/api-client/react';

/** Milliseconds for which the first render waits for responses that are on their way: without them it is rendered twice. */
const LONGEST_WAIT = 1000;

/**
 * The responses to the early calls, checked as the client checks every response. Without those that failed or take too long: the hooks
 * of the page take them from the client.
 */
export async function readEarlyResponses(): Promise<Responses> {
  const calls = [...(window.earlyCalls?.values() ?? [])];
  const isOver = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), LONGEST_WAIT);
  });
  const found = await Promise.all(
    calls.map(async ({ call, language, response }) => {
      const read = response.then((received) => readResponse(received.clone(), call.path));
      const data = await Promise.race([read.catch(() => undefined), isOver]);
      return [getResponseKey({ ...call, params: call.params ?? undefined }, language), data] as const;
    }),
  );
  return Object.fromEntries(found.filter(([, data]) => data !== undefined));
}
