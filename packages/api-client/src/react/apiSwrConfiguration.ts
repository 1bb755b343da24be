import type { SWRConfiguration } from 'swr';
import type { ApiError } from '../ApiError.ts';

const maximumRetries = 3;
const longestDelay = 30;
/** Seconds between calls of a server in technical works that does not say until when. */
const technicalWorkDelay = 60;

/** A retry helps where the server or the network may recover, never where the request itself is refused. */
function mayRecover({ status }: ApiError): boolean {
  const isRefused = status >= 400 && status < 500;
  return !isRefused && status !== 501;
}

/** Seconds before the next try: as the server asks, else twice as long each time. */
function delayBefore({ status, retryAfter }: ApiError, retry: number): number {
  const own = status === 503 ? technicalWorkDelay : Math.min(2 ** retry, longestDelay);
  return Math.max(retryAfter ?? own, 1);
}

/** Up to a quarter longer, so that clients that failed together do not all return at once. */
const withJitter = (seconds: number) => seconds * (1 + Math.random() / 4);

/**
 * How the queries of one cache behave: section 7 (no refetch on focus), no retry of a 4xx, at most three retries of the
 * rest. Each query has one pending retry: a failure of another call of the same query replaces it, so that remounts and
 * polling never add up to a storm.
 */
export function createSwrConfiguration() {
  const retries = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    revalidateOnFocus: false,
    onErrorRetry(error, key, _configuration, revalidate, { retryCount }) {
      clearTimeout(retries.get(key));
      if (!mayRecover(error) || retryCount > maximumRetries) return;
      const delay = withJitter(delayBefore(error, retryCount));
      retries.set(
        key,
        setTimeout(() => void revalidate({ retryCount }), delay * 1000),
      );
    },
  } as const satisfies SWRConfiguration<unknown, ApiError>;
}
