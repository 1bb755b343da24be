// The calls that a page of the cabinet sends from its head, before the app is loaded. `openCabinet.ts` sends them. The app shows their
// responses from its first render on (`earlyResponses.ts`), and the client takes each of them once.

import { localTimeZone } from '@meridian/i18n';
import { apiOrigin } from './apiOrigin.ts';
import type { OpeningCall } from './opening.ts';
import { readToken } from './session/tokenCookie.ts';

/** What makes two calls the same. */
interface EarlyCall {
  readonly call: OpeningCall;
  readonly authorization: string;
  readonly language: string;
  readonly response: Promise<Response>;
}

declare global {
  interface Window {
    /** By address. Undefined where the page sent no calls. */
    earlyCalls?: Map<string, EarlyCall>;
  }
}

const isAsking = (params: unknown): params is { readonly query?: object } =>
  params instanceof Object && (!('query' in params) || params.query instanceof Object);

/** The time zone of the page comes from the device, not from the machine of the build. */
function inLocalZone(call: OpeningCall): OpeningCall {
  if (!/[?&]timeZone=/.test(call.address)) return call;
  const timeZone = localTimeZone();
  const address = call.address.replace(/(?<=[?&]timeZone=)[^&]*/, encodeURIComponent(timeZone));
  const { query, ...params } = isAsking(call.params) ? call.params : {};
  return { ...call, address, params: { ...params, query: { ...query, timeZone } } };
}

/** Reads the whole body: an unread body keeps its connection open. */
async function whole(call: Promise<Response>): Promise<Response> {
  const response = await call;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength === 0 ? null : body, response);
}

/** Sends GET calls, as the client of the app would send them. */
export function sendEarly(calls: readonly OpeningCall[], token: string, language: string): void {
  const authorization = `Bearer ${token}`;
  const headers = { Authorization: authorization, 'Accept-Language': language };
  window.earlyCalls = new Map(
    calls.map(inLocalZone).map((call) => {
      const address = apiOrigin() + call.address;
      const response = whole(fetch(address, { headers }));
      // `fetchOnce`, `earlyBodies` and `readEarlyResponses` handle a failure.
      response.catch(() => undefined);
      return [address, { call, authorization, language, response }];
    }),
  );
}

/** Returns the response of the same early call, once; otherwise sends the request. */
export function fetchOnce(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? window.earlyCalls?.get(request.url) : undefined;
  window.earlyCalls?.delete(request.url);
  const isSame =
    early?.authorization === request.headers.get('Authorization') &&
    early?.language === request.headers.get('Accept-Language');
  if (!early || !isSame) return fetch(request);
  const { signal } = request;
  return new Promise((resolve, reject) => {
    // The time limit of the client.
    signal.addEventListener('abort', () => reject(signal.reason));
    early.response.then((response) => resolve(response.clone()), reject);
  });
}

/** The path of a call, as the contract has it, without a query. */
const pathOf = ({ address }: OpeningCall) => address.replace(/^\/api|\?.*/g, '');

/** What was asked early, for whoever writes it into the page before the app does. */
export interface EarlyBodies {
  /** The body of the response to this path without a query, unchecked. Undefined when the call failed or was not sent. */
  readonly read: (path: string) => Promise<unknown>;
  /** Whether this browser still has the session for which it was asked. */
  readonly isOfSession: () => boolean;
}

/** The bodies of the early calls that nothing has taken yet. */
export function earlyBodies(): EarlyBodies {
  const calls = [...(window.earlyCalls?.values() ?? [])];
  return {
    async read(path) {
      try {
        const response = await calls.find(({ call }) => pathOf(call) === path)?.response;
        const body: unknown = response?.ok ? await response.clone().json() : undefined;
        return body;
      } catch {
        return undefined;
      }
    },
    isOfSession: () => calls[0]?.authorization === `Bearer ${readToken()}`,
  };
}
