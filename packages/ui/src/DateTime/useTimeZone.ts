import { useContext, useSyncExternalStore } from 'react';
import { NowContext } from '../UiProvider/NowContext.ts';
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

/** The current year; undefined on a server, whose pages may be read in another one. */
export function useThisYear(): number | undefined {
  const now = useContext(NowContext);
  return useSyncExternalStore<number | undefined>(
    never,
    () => new Date(now()).getFullYear(),
    () => undefined,
  );
}
