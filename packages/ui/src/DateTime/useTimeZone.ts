import { useSyncExternalStore } from 'react';
import { noTimeZone } from './usableTimeZone.ts';

const never = () => () => undefined;

/** False on a server and until hydration. */
const useIsReaderKnown = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * The given zone or the user's own. A server does not know the user's zone, so it renders UTC, marked as such,
 * until hydration.
 */
export function useTimeZone(given: string | undefined): string | undefined {
  const isReaderKnown = useIsReaderKnown();
  return given ?? (isReaderKnown ? undefined : noTimeZone);
}

const readYear = () => new Date().getFullYear();

/** The current year; undefined on a server, whose pages may be read in another one. */
export const useThisYear = () => useSyncExternalStore<number | undefined>(never, readYear, () => undefined);
