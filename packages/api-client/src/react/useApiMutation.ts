import { useLatest } from '@meridian/use-latest';
import { useCallback, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';
import { ApiError } from '../ApiError.ts';
import { type AnyInit, call } from '../call.ts';
import type { ApiClient } from '../client.ts';
import type { ApiPath, Argument, CallInit, Data, PathWith, WriteMethod } from '../contractTypes.ts';
import { idempotentOperations } from '../generated/runtime.ts';
import { useApiClient, useApiLanguage } from './ApiClientProvider.tsx';
import { type ConfirmIdentity, useConfirmIdentity } from './ConfirmIdentityProvider.tsx';
import { forgetIdempotencyKey, getIdempotencyKey } from './idempotencyKey.ts';
import { announceChange, moneyQueries } from './moneyMoved.ts';
import { storeKnownWait, useKnownWait } from './useKnownWait.ts';
import { useRevalidate } from './useRevalidate.ts';

/** The result of a write. It is returned, not thrown, so a failure never becomes an unhandled rejection. */
export type Outcome<Result> =
  | { readonly ok: true; readonly data: Result }
  | { readonly ok: false; readonly error: ApiError };

export interface ApiMutation<M extends WriteMethod, P extends PathWith<M>> {
  /** Sends the write. While it is pending, the same arguments return the same promise. Check `ok` of the result. */
  readonly trigger: (...init: Argument<CallInit<M, P>>) => Promise<Outcome<Data<M, P>>>;
  readonly isMutating: boolean;
  /** The error of the last attempt. Cleared when the next one starts. A wait after too many calls survives a reload. */
  readonly error: ApiError | undefined;
  readonly data: Data<M, P> | undefined;
  /** Clears `error` and `data`, but not a wait. */
  readonly reset: () => void;
}

/** Whether the contract requires an idempotency key: the operation moves money, or people read what it sends. */
const isKeyed = (method: WriteMethod, path: ApiPath) =>
  idempotentOperations.some((operation) => operation === `${method} ${path}`);

/** Whether what the page shows is no longer true: a conflict, or something that was removed. */
const isOutdated = ({ status }: ApiError) => status === 409 || status === 404;

async function attempt<M extends WriteMethod, P extends PathWith<M>>(
  client: ApiClient,
  method: M,
  path: P,
  init: AnyInit,
  headers: Readonly<Record<string, string>>,
): Promise<Outcome<Data<M, P>>> {
  try {
    return { ok: true, data: await call(client, method, path, init, headers) };
  } catch (cause) {
    const error =
      cause instanceof ApiError ? cause : new ApiError({ code: 'network_lost', status: 0 }, { cause });
    return { ok: false, error };
  }
}

interface Sender {
  readonly language: string;
  readonly token: string | undefined;
  readonly confirmIdentity: ConfirmIdentity | undefined;
}

/**
 * Sends a write. If the contract requires an idempotency key, every attempt has the same idempotency key until the response is definitive. If it needs a
 * confirmed session, the user is asked to confirm it, and it is sent once more.
 */
async function send<M extends WriteMethod, P extends PathWith<M>>(
  client: ApiClient,
  method: M,
  path: P,
  init: AnyInit,
  { language, token, confirmIdentity }: Sender,
  intent: string,
): Promise<Outcome<Data<M, P>>> {
  const headers: Record<string, string> = { 'Accept-Language': language };
  if (token !== undefined) headers['Authorization'] = `Bearer ${token}`;
  if (isKeyed(method, path)) headers['Idempotency-Key'] = getIdempotencyKey(intent);
  let outcome = await attempt(client, method, path, init, headers);
  if (!outcome.ok && outcome.error.code === 'confirmation_required' && (await confirmIdentity?.())) {
    outcome = await attempt(client, method, path, init, headers);
  }
  if (outcome.ok || outcome.error.isDefinitive) forgetIdempotencyKey(intent);
  return outcome;
}

export interface MutationOptions {
  /** Queries to revalidate after a success. By default `moneyQueries` if the write has an idempotency key, otherwise none. */
  readonly revalidates?: readonly ApiPath[];
  /** The bearer token of these calls, instead of the session's. */
  readonly token?: string;
}

/**
 * Writes to the server. A write is never retried automatically. A double click, a manual retry or a reload never
 * executes a confirmed operation twice. A write that needs a confirmed session asks for it (`ConfirmIdentityProvider`). After a success, a write
 * revalidates its queries in every tab. A refusal for what has changed elsewhere revalidates them in this tab.
 */
export function useApiMutation<M extends WriteMethod, P extends PathWith<M>>(
  method: M,
  path: P,
  { revalidates = isKeyed(method, path) ? moneyQueries : [], token }: MutationOptions = {},
): ApiMutation<M, P> {
  const client = useApiClient();
  const language = useApiLanguage();
  const confirmIdentity = useConfirmIdentity();
  const revalidate = useRevalidate();
  const { cache } = useSWRConfig();
  const pending = useRef(new Map<string, Promise<Outcome<Data<M, P>>>>());
  const [pendingCount, setPendingCount] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<Data<M, P>>>();
  const latestRevalidates = useLatest(revalidates);
  const operation = `${method} ${path}`;
  const knownWait = useKnownWait(operation);

  const trigger = useCallback(
    (...[init]: Argument<CallInit<M, P>>) => {
      const callInit: AnyInit = init ?? {};
      const intent = JSON.stringify([method, path, callInit.params, callInit.body]);
      const inFlight = pending.current.get(intent);
      if (inFlight) return inFlight;

      setPendingCount((count) => count + 1);
      setOutcome(undefined);
      const sender = { language, token, confirmIdentity };
      const promise = send(client, method, path, callInit, sender, intent).then((result) => {
        pending.current.delete(intent);
        setPendingCount((count) => count - 1);
        setOutcome(result);
        storeKnownWait(operation, result.ok ? undefined : result.error);
        const changed = latestRevalidates.current;
        if (result.ok || isOutdated(result.error)) revalidate(changed);
        if (result.ok) announceChange(cache, changed);
        return result;
      });
      pending.current.set(intent, promise);
      return promise;
    },
    [client, method, path, operation, language, token, confirmIdentity, revalidate, cache, latestRevalidates],
  );

  const isMutating = pendingCount > 0;
  const waiting = isMutating || outcome ? undefined : knownWait;
  return {
    trigger,
    isMutating,
    error: outcome?.ok === false ? outcome.error : waiting,
    data: outcome?.ok ? outcome.data : undefined,
    reset: useCallback(() => setOutcome(undefined), []),
  };
}
