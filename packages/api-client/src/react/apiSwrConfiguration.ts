import type { SWRConfiguration } from 'swr';
import type { ApiError } from '../ApiError.ts';

const maximumRetries = 3;
const longestDelay = 30;
/** Seconds between looks at a server that is closed for technical works and does not say until when. */
const technicalWorkDelay = 60;

/** Asking again helps where the server or the way to it may recover, never where the request itself is refused. */
function mayRecover({ status }: ApiError): boolean {
  const isRefused = status >= 400 && status < 500;
  return !isRefused && status !== 501;
}

/** Seconds before the next try: as the server asks, else twice as long each time. */
function delayBefore({ status, retryAfter }: ApiError, retry: number): number {
  const own = status === 503 ? technicalWorkDelay : Math.min(2 ** retry, longestDelay);
  return Math.max(retryAfter ?? own, 1);
}

/**
 * How queries behave everywhere: section 7 (no refetch on focus), no retry of a 4xx, at most three retries of the rest,
 * and a server in technical works is left in peace until it asks to be called again.
 */
export const apiSwrConfiguration = {
  revalidateOnFocus: false,
  onErrorRetry(error, _key, _configuration, revalidate, { retryCount }) {
    if (!mayRecover(error) || retryCount > maximumRetries) return;
    setTimeout(() => void revalidate({ retryCount }), delayBefore(error, retryCount) * 1000);
  },
} as const satisfies SWRConfiguration<unknown, ApiError>;
