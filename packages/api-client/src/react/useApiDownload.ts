import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../ApiError.ts';
import { useLatest } from '@meridian/use-latest';
import { type AnyInit, callDownload } from '../call.ts';
import type { Argument, CallInit, FilePath } from '../contractTypes.ts';
import type { DownloadedFile } from '../unwrap.ts';
import { useApiClient, useApiLanguage } from './ApiClientProvider.tsx';
import { useConfirmIdentity } from './ConfirmIdentityProvider.tsx';
import { storeKnownWait, useKnownWait } from './useKnownWait.ts';

export interface ApiDownload {
  /** Downloads the file once; undefined after a failure or `cancel`. Further calls meanwhile are ignored. */
  readonly download: () => Promise<DownloadedFile | undefined>;
  readonly cancel: () => void;
  /** Bytes that have arrived; undefined when nothing is being downloaded. How many there will be is not known. */
  readonly received: number | undefined;
  /** The error of the last attempt. Cleared when the next one starts. */
  readonly error: ApiError | undefined;
}

/** Downloads a file that the server sends while it reads it. If it needs a confirmed session, the user is asked to confirm it. */
export function useApiDownload<P extends FilePath>(
  path: P,
  ...[init]: Argument<CallInit<'get', P>>
): ApiDownload {
  const given: AnyInit = init ?? {};
  const latest = useLatest(given);
  const client = useApiClient();
  const language = useApiLanguage();
  const confirmIdentity = useConfirmIdentity();
  const pending = useRef<AbortController | undefined>(undefined);
  const [received, setReceived] = useState<number>();
  const [error, setError] = useState<ApiError>();
  const operation = `get ${path}`;
  const knownWait = useKnownWait(operation);
  useEffect(() => () => pending.current?.abort(), []);

  const download = useCallback(async () => {
    if (pending.current) return undefined;
    const { signal } = (pending.current = new AbortController());
    const attempt = () =>
      callDownload(
        client,
        path,
        {
          signal,
          headers: { 'Accept-Language': language },
          ...latest.current,
        },
        setReceived,
      );
    setError(undefined);
    setReceived(0);
    try {
      const file = await attempt().catch(async (cause: unknown) => {
        const isRefused = cause instanceof ApiError && cause.code === 'confirmation_required';
        if (isRefused && (await confirmIdentity?.())) return attempt();
        throw cause;
      });
      storeKnownWait(operation, undefined);
      return file;
    } catch (cause) {
      if (signal.aborted) return undefined;
      const failure =
        cause instanceof ApiError ? cause : new ApiError({ code: 'network_lost', status: 0 }, { cause });
      storeKnownWait(operation, failure);
      setError(failure);
      return undefined;
    } finally {
      pending.current = undefined;
      setReceived(undefined);
    }
  }, [client, path, latest, operation, language, confirmIdentity]);

  return {
    download,
    cancel: useCallback(() => pending.current?.abort(), []),
    received,
    error: error ?? (received === undefined ? knownWait : undefined),
  };
}
