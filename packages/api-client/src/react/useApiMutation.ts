import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../ApiError.ts';
import { type AnyInit, call } from '../call.ts';
import type { ApiClient } from '../client.ts';
import type { ApiPath, Argument, CallInit, Data, PathWith, WriteMethod } from '../contractTypes.ts';
import { idempotentOperations } from '../generated/runtime.ts';
import { useApiClient } from './ApiClientProvider.tsx';
import { useApiLanguage } from './ApiLanguage.tsx';
import { forgetIdempotencyKey, getIdempotencyKey } from './idempotencyKey.ts';
import { announceMoneyMoved } from './moneyChannel.ts';
import { moneyQueries } from './moneyQueries.ts';
import { useRevalidate } from './useRevalidate.ts';

/** How a write ended. It is never thrown, so that a failure cannot be forgotten into an unhandled rejection. */
export type Outcome<Result> =
  | { readonly ok: true; readonly data: Result }
  | { readonly ok: false; readonly error: ApiError };

export interface ApiMutation<M extends WriteMethod, P extends PathWith<M>> {
  /** Sends it once. While it is on its way, the same again is the same request. Look at `ok` before going on. */
  readonly trigger: (...init: Argument<CallInit<M, P>>) => Promise<Outcome<Data<M, P>>>;
  readonly isMutating: boolean;
  /** Of the last attempt, until the next one begins. */
  readonly error: ApiError | undefined;
  readonly data: Data<M, P> | undefined;
  /** Forgets `error` and `data`. */
  readonly reset: () => void;
}

/** The contract asks for an idempotency key exactly where money moves. */
const isMoney = (method: WriteMethod, path: ApiPath) =>
  idempotentOperations.some((operation) => operation === `${method} ${path}`);

/** Sends a write. Where money moves, it carries the key of its intent until the server has decided. */
async function send<M extends WriteMethod, P extends PathWith<M>>(
  client: ApiClient,
  method: M,
  path: P,
  init: AnyInit,
  language: string,
  intent: string,
): Promise<Outcome<Data<M, P>>> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (isMoney(method, path)) headers['Idempotency-Key'] = getIdempotencyKey(intent);
  try {
    const data = await call(client, method, path, init, headers);
    forgetIdempotencyKey(intent);
    return { ok: true, data };
  } catch (cause) {
    const error =
      cause instanceof ApiError ? cause : new ApiError({ code: 'network_lost', status: 0 }, { cause });
    if (error.isDefinitive) forgetIdempotencyKey(intent);
    return { ok: false, error };
  }
}

/**
 * Writes to the server: never again by itself, and never twice for one confirmed intent, be it a double click, a retry
 * or a reload in the middle. After a success, a write that moves money revalidates `moneyQueries` in every tab; any other
 * revalidates the queries that `revalidates` names.
 */
export function useApiMutation<M extends WriteMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  { revalidates = [] }: { readonly revalidates?: readonly ApiPath[] } = {},
): ApiMutation<M, P> {
  const client = useApiClient();
  const language = useApiLanguage();
  const revalidate = useRevalidate();
  const flights = useRef(new Map<string, Promise<Outcome<Data<M, P>>>>());
  const [flying, setFlying] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Data<M, P>>>();
  const renewed = useRef(revalidates);
  useEffect(() => {
    renewed.current = revalidates;
  });

  const trigger = useCallback(
    (...[init]: Argument<CallInit<M, P>>) => {
      const given: AnyInit = init ?? {};
      const intent = JSON.stringify([method, path, given.params, given.body]);
      const flight = flights.current.get(intent);
      if (flight) return flight;

      setFlying((count) => count + 1);
      setOutcome(undefined);
      const sent = send(client, method, path, given, language, intent).then((ended) => {
        flights.current.delete(intent);
        setFlying((count) => count - 1);
        setOutcome(ended);
        if (ended.ok && isMoney(method, path)) {
          revalidate(moneyQueries);
          announceMoneyMoved();
        } else if (ended.ok) revalidate(renewed.current);
        return ended;
      });
      flights.current.set(intent, sent);
      return sent;
    },
    [client, method, path, language, revalidate],
  );

  return {
    trigger,
    isMutating: flying > 0,
    error: outcome?.ok === false ? outcome.error : undefined,
    data: outcome?.ok ? outcome.data : undefined,
    reset: useCallback(() => setOutcome(undefined), []),
  };
}
