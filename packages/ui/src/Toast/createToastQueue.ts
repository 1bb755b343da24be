/** A short message about how something ended, which disappears by itself. */
export interface ToastContent {
  message: string;
  /** `success` by default. */
  severity?: ToastSeverity;
  /** Milliseconds until it closes; 3000 by default. `Infinity` keeps it until it is closed. */
  duration?: number;
}

export type ToastSeverity = 'success' | 'info' | 'warning' | 'danger';

export interface OpenToast {
  readonly id: number;
  readonly message: string;
  readonly severity: ToastSeverity;
}

export interface ToastQueue {
  /** Opens a toast and returns its id. */
  show: (toast: ToastContent) => number;
  close: (id: number) => void;
  /** Pauses all timers, while the user reads. */
  pause: () => void;
  /** Resumes all timers with their remaining time. */
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The open toasts, oldest first. The array is stable until something opens or closes. */
  getOpen: () => readonly OpenToast[];
}

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const DEFAULT_DURATION = 3000;

/** Whether it interrupts a screen reader. */
export const isUrgent = (severity: ToastSeverity): boolean => severity === 'danger' || severity === 'warning';

/** The toasts of an app, each with its own timer. Created once by `ToastProvider`. */
export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  const clocks = new Map<number, Clock>();
  let open: readonly OpenToast[] = [];
  let lastId = 0;
  let isPaused = false;

  function set(next: readonly OpenToast[]) {
    open = next;
    for (const listener of listeners) listener();
  }

  function close(id: number) {
    clearTimeout(clocks.get(id)?.timer);
    clocks.delete(id);
    // When a toast closes under the pointer, the region may disappear without a `pointerleave`.
    const left = open.filter((toast) => toast.id !== id);
    if (left.length === 0) isPaused = false;
    set(left);
  }

  function start(id: number, clock: Clock) {
    clock.startedAt = performance.now();
    clock.timer = setTimeout(() => close(id), clock.remaining);
  }

  return {
    show({ message, severity = 'success', duration = DEFAULT_DURATION }) {
      const id = ++lastId;
      if (Number.isFinite(duration)) {
        const clock: Clock = { remaining: duration, startedAt: 0, timer: undefined };
        clocks.set(id, clock);
        if (!isPaused) start(id, clock);
      }
      set([...open, { id, message, severity }]);
      return id;
    },
    close,
    pause() {
      if (isPaused) return;
      isPaused = true;
      for (const clock of clocks.values()) {
        clearTimeout(clock.timer);
        clock.remaining -= performance.now() - clock.startedAt;
      }
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, clock] of clocks) start(id, clock);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getOpen: () => open,
  };
}
