import { useLatest } from '@meridian/use-latest';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../ApiError.ts';
import type { ApiPath, Data, PathWith, RequestBody, WriteMethod } from '../contractTypes.ts';
import { callUpload } from '../call.ts';
import { useApiClient, useApiLanguage } from './ApiClientProvider.tsx';
import { type UploadProgress, uploadTransport } from './uploadTransport.ts';
import type { Outcome } from './useApiMutation.ts';
import { storeKnownWait, useKnownWait } from './useKnownWait.ts';
import { useRevalidate } from './useRevalidate.ts';

/** The result of an upload. */
export type UploadOutcome<Result> = Outcome<Result> | 'cancelled';

/** The operations that take a form with files. */
type UploadPath<M extends WriteMethod> = {
  [P in PathWith<M>]: RequestBody<M, P> extends FormData ? P : never;
}[PathWith<M>];

export interface ApiUpload<Result> {
  /** Sends the form once. While it is being sent, further calls are ignored and return its promise. */
  readonly upload: (form: FormData) => Promise<UploadOutcome<Result>>;
  /** Stops the upload that is being sent. */
  readonly cancel: () => void;
  /** Undefined when nothing is being sent. After the last byte the server still has to respond. */
  readonly progress: UploadProgress | undefined;
  /** The error of the last attempt. Cleared when the next one starts. */
  readonly error: ApiError | undefined;
  /** Clears `error`, but not a wait. */
  readonly reset: () => void;
}

/**
 * Uploads a form and reports the bytes that were sent. It is never retried automatically. A success revalidates the queries
 * in `revalidates`; so does a conflict, because the form may have arrived before the connection was lost.
 */
export function useApiUpload<M extends WriteMethod, P extends UploadPath<M>>(
  method: M,
  path: P,
  { revalidates }: { readonly revalidates: readonly ApiPath[] },
): ApiUpload<Data<M, P>> {
  const client = useApiClient();
  const language = useApiLanguage();
  const revalidate = useRevalidate();
  const pending = useRef<{ stop: AbortController; outcome: Promise<UploadOutcome<Data<M, P>>> } | undefined>(
    undefined,
  );
  const [progress, setProgress] = useState<UploadProgress>();
  const [error, setError] = useState<ApiError>();
  const latestRevalidates = useLatest(revalidates);
  const operation = `${method} ${path}`;
  const knownWait = useKnownWait(operation);
  // A page that is left sends nothing more.
  useEffect(() => () => pending.current?.stop.abort(), []);

  const upload = useCallback(
    (form: FormData) => {
      if (pending.current) return pending.current.outcome;
      const stop = new AbortController();
      const send = async (): Promise<UploadOutcome<Data<M, P>>> => {
        setError(undefined);
        setProgress({ sent: 0, total: 0 });
        try {
          const data = await callUpload(client, method, path, {
            signal: stop.signal,
            headers: { 'Accept-Language': language },
            fetch: uploadTransport(form, setProgress),
          });
          revalidate(latestRevalidates.current);
          storeKnownWait(operation, undefined);
          return { ok: true, data };
        } catch (cause) {
          if (stop.signal.aborted) return 'cancelled';
          const failure =
            cause instanceof ApiError ? cause : new ApiError({ code: 'network_lost', status: 0 }, { cause });
          if (failure.status === 409) revalidate(latestRevalidates.current);
          setError(failure);
          storeKnownWait(operation, failure);
          return { ok: false, error: failure };
        } finally {
          pending.current = undefined;
          setProgress(undefined);
        }
      };
      const outcome = send();
      pending.current = { stop, outcome };
      return outcome;
    },
    [client, method, path, operation, language, revalidate, latestRevalidates],
  );

  return {
    upload,
    cancel: useCallback(() => pending.current?.stop.abort(), []),
    progress,
    error: error ?? (progress ? undefined : knownWait),
    reset: useCallback(() => setError(undefined), []),
  };
}
