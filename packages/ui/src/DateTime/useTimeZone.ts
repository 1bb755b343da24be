import { useSyncExternalStore } from 'react';
import { noTimeZone } from './usableTimeZone.ts';

const never = () => () => undefined;

/**
 * The given zone or the user's own. A server does not know the user's zone, so it renders UTC, marked as such,
 * until hydration.
 */
export function useTimeZone(given: string | undefined): string | undefined {
  const isReaderKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return given ?? (isReaderKnown ? undefined : noTimeZone);
}
