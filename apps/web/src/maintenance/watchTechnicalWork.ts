import { ApiError, type Schema } from '@meridian/api-client';

type TechnicalWork = Schema<'TechnicalWork'>;

export interface Maintenance {
  /** Null while the app may be used. */
  work: TechnicalWork | null;
  isChecking: boolean;
}

/** Shown when the check itself fails with a 503, so no details are known. */
const unknownWork: TechnicalWork = {
  active: true,
  startDate: null,
  endDate: null,
  message: null,
  retrySeconds: 10,
};

const shortestDelay = 10;
const longestDelay = 60;

/** Seconds until the next check. Jitter prevents that all open tabs send the check at the same time. */
function delayAfter(failures: number, requestedDelay: number): number {
  const backoff = Math.min(shortestDelay * 2 ** Math.max(failures - 1, 0), longestDelay);
  return Math.max(backoff, requestedDelay) * (1 + Math.random() / 4);
}

/**
 * Checks whether maintenance is on, and polls until it ends. Checks are at least ten seconds apart, unless the user requests
 * one.
 */
export function watchTechnicalWork(
  fetchWork: () => Promise<TechnicalWork>,
  onChange: (maintenance: Maintenance) => void,
  known: TechnicalWork | null,
) {
  let work = known;
  let failures = 0;
  let checkedAt = 0;
  let isChecking = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function checkAfter(seconds: number) {
    clearTimeout(timer);
    timer = setTimeout(checkWhenVisible, seconds * 1000);
  }

  function checkWhenVisible() {
    timer = undefined;
    if (!document.hidden) check();
    else document.addEventListener('visibilitychange', check, { once: true });
  }

  function check() {
    if (isChecking) return;
    clearTimeout(timer);
    timer = undefined;
    isChecking = true;
    checkedAt = Date.now();
    onChange({ work, isChecking });
    void fetchWork().then(onResponse).catch(onFailure).then(finish);
  }

  function onResponse(response: TechnicalWork): number {
    failures = 0;
    work = response.active ? response : null;
    return response.retrySeconds;
  }

  /** Only a 503 starts maintenance. Other failures neither start nor end it. */
  function onFailure(cause: unknown): number {
    failures += 1;
    const { status, retryAfter = 0 } = cause instanceof ApiError ? cause : { status: 0 };
    if (status === 503) work ??= unknownWork;
    return retryAfter;
  }

  function finish(requestedDelay: number) {
    if (isStopped) return;
    isChecking = false;
    onChange({ work, isChecking });
    if (work) checkAfter(delayAfter(failures, requestedDelay));
  }

  check();
  return {
    check,
    /** Call this when any API call fails with a 503. */
    checkSoon() {
      timer ??= setTimeout(checkWhenVisible, Math.max(0, checkedAt + shortestDelay * 1000 - Date.now()));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
