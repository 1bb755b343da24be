import { useSyncExternalStore } from 'react';
import { noTimeZone } from './usableTimeZone.ts';

const never = () => () => undefined;

/**
 * The zone to write moments in: the one that is given, or else the reader's own. A server does not know theirs: what it has
 * written is in UTC, and says so, until the page is alive.
 */
export function useTimeZone(given: string | undefined): string | undefined {
  const isReaderKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return given ?? (isReaderKnown ? undefined : noTimeZone);
}
