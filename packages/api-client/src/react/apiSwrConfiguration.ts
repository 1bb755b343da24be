import type { SWRConfiguration } from 'swr';
import type { ApiError } from '../ApiError.ts';

const maximumRetries = 3;
const longestDelay = 30;
/** Seconds between calls during technical work whose end is unknown. */
const technicalWorkDelay = 60;

/** A retry can help if the server or the network may recover, not if the server rejected the request. */
function mayRecover({ status }: ApiError): boolean {
  const isRefused = status >= 400 && status < 500;
  return !isRefused && status !== 501;
}

/** Seconds before the next retry: from `Retry-After`, or else doubled each time. */
function delayBefore({ status, retryAfter }: ApiError, retry: number): number {
  const own = status === 503 ? technicalWorkDelay : Math.min(2 ** retry, longestDelay);
  return Math.max(retryAfter ?? own, 1);
}

/** Up to a quarter longer, so clients that failed together don't all retry at once. */
const withJitter = (seconds: number) => seconds * (1 + Math.random() / 4);

/**
 * SWR options of one cache: no refetch on focus (section 7 of the specification), no retry of a 4xx, at most three
 * retries otherwise. Each query has at most one pending retry, so remounts and polling don't multiply retries.
 */
export function createSwrConfiguration(): SWRConfiguration<unknown, ApiError> {
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
  };
}
