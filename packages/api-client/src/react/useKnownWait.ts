import { useMemo, useSyncExternalStore } from 'react';
import { ApiError } from '../ApiError.ts';
import { createStoredValue } from '../storage/createStoredValue.ts';

const isTime = (value: unknown): value is number => typeof value === 'number';

/** When the wait of an operation ends. */
const endOf = (operation: string) =>
  createStoredValue(`meridian:wait:${operation}`, isTime, 'sessionStorage');

/** The wait is read with each render: only a response changes it, and a response renders. */
const subscribe = () => () => {};
const nothingPrerendered = () => undefined;

/** The refusal for too many calls that an operation (`post /auth/login`) still has to wait for. It survives a reload of this tab. */
export function useKnownWait(operation: string): ApiError | undefined {
  const until = useSyncExternalStore(subscribe, () => endOf(operation).read(), nothingPrerendered);
  return useMemo(() => refusalUntil(until ?? 0), [until]);
}

function refusalUntil(time: number): ApiError | undefined {
  const retryAfter = Math.ceil((time - Date.now()) / 1000);
  return retryAfter > 0 ? new ApiError({ code: 'too_many_calls', status: 429, retryAfter }) : undefined;
}

/** Stores how long an operation has to wait after its last response. Any other response ends the wait. */
export function storeKnownWait(operation: string, error: ApiError | undefined): void {
  endOf(operation).write(error?.code === 'too_many_calls' ? error.retryTime : undefined);
}
