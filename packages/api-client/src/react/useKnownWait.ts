import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../ApiError.ts';

const nameOf = (operation: string) => `meridian:wait:${operation}`;

function read(operation: string): string | null {
  try {
    return sessionStorage.getItem(nameOf(operation));
  } catch {
    // Refused storage remembers nothing: the server refuses the next try again.
    return null;
  }
}

/** The wait is read with each render: only an answer changes it, and an answer renders. */
const subscribe = () => () => {};
const nothingPrerendered = () => null;

/** The refusal for too many calls that an operation (`post /auth/login`) still has to wait for. It survives a reload of this tab. */
export function useKnownWait(operation: string): ApiError | undefined {
  const until = useSyncExternalStore(subscribe, () => read(operation), nothingPrerendered);
  return useMemo(() => refusalUntil(Number(until)), [until]);
}

function refusalUntil(time: number): ApiError | undefined {
  const retryAfter = Math.ceil((time - Date.now()) / 1000);
  return retryAfter > 0 ? new ApiError({ code: 'too_many_calls', status: 429, retryAfter }) : undefined;
}

/** Stores how long an operation has to wait after its last answer. Any other answer ends the wait. */
export function storeKnownWait(operation: string, error: ApiError | undefined): void {
  try {
    if (error?.code === 'too_many_calls' && error.retryTime !== undefined) {
      sessionStorage.setItem(nameOf(operation), String(error.retryTime));
    } else sessionStorage.removeItem(nameOf(operation));
  } catch {
    // Storage is refused.
  }
}
