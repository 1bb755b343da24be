/** A message that comes by itself, says how something ended, and leaves again. */
export interface ToastContent {
  message: string;
  /** `success` unless said otherwise. */
  severity?: ToastSeverity;
  /** Milliseconds until it closes by itself; 3000 unless said otherwise. With `Infinity` it stays until it is closed. */
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
  /** Stops every clock, while a person reads. */
  pause: () => void;
  /** Lets every clock go on with the time that was left to it. */
  resume: () => void;
  subscribe: (listener: () => void) => () => void;
  /** The open toasts, oldest first. The same array until something opens or closes. */
  getOpen: () => readonly OpenToast[];
}

interface Clock {
  remaining: number;
  startedAt: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export const DEFAULT_DURATION = 3000;

/** Whether it interrupts a screen reader. */
export const isUrgent = (severity: ToastSeverity): boolean => severity === 'danger' || severity === 'warning';

/** Keeps the toasts of an app, each closing after its own duration. One per app; `ToastProvider` makes it. */
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
    // A toast that closes under the pointer takes the region away without the pointer ever leaving it.
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
