import { ApiError, type Schema } from '@meridian/api-client';

type TechnicalWork = Schema<'TechnicalWork'>;

export interface Maintenance {
  /** Null while the app may be used. */
  work: TechnicalWork | null;
  isChecking: boolean;
}

/** Shown while the server answers 503 to the check itself: no more is known. */
const unknownWork: TechnicalWork = {
  active: true,
  startDate: null,
  endDate: null,
  message: null,
  retrySeconds: 10,
};

const shortestDelay = 10;
const longestDelay = 60;

/** Seconds until the next check. Jitter keeps open tabs from asking all at once. */
function delayAfter(failures: number, asked: number): number {
  const own = Math.min(shortestDelay * 2 ** Math.max(failures - 1, 0), longestDelay);
  return Math.max(own, asked) * (1 + Math.random() / 4);
}

/**
 * Asks once whether technical works are on, and again while they are. Never more often than every ten seconds, except
 * when the user asks.
 */
export function watchTechnicalWork(
  ask: () => Promise<TechnicalWork>,
  onChange: (maintenance: Maintenance) => void,
  known: TechnicalWork | null,
) {
  let work = known;
  let failures = 0;
  let askedAt = 0;
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
    askedAt = Date.now();
    onChange({ work, isChecking });
    void ask().then(onAnswer).catch(onFailure).then(finish);
  }

  function onAnswer(answer: TechnicalWork): number {
    failures = 0;
    work = answer.active ? answer : null;
    return answer.retrySeconds;
  }

  /** Only a 503 begins maintenance; while it lasts, no other failure ends it. */
  function onFailure(cause: unknown): number {
    failures += 1;
    const { status, retryAfter = 0 } = cause instanceof ApiError ? cause : { status: 0 };
    if (status === 503) work ??= unknownWork;
    return retryAfter;
  }

  function finish(askedDelay: number) {
    if (isStopped) return;
    isChecking = false;
    onChange({ work, isChecking });
    if (work) checkAfter(delayAfter(failures, askedDelay));
  }

  check();
  return {
    check,
    /** Some call was answered 503. */
    checkSoon() {
      timer ??= setTimeout(checkWhenVisible, Math.max(0, askedAt + shortestDelay * 1000 - Date.now()));
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', check);
    },
  };
}
