import { act } from '@meridian/testing';
import { vi } from 'vitest';

const { setImmediate: realSetImmediate, setTimeout: realSetTimeout } = globalThis;

/** Lets what needs no time happen: answers are read, modules are loaded, React renders. */
async function settle() {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => {
      realSetImmediate(resolve);
    });
  }
}

/** Stops the clock of the page at a moment of the contract's examples; only `passTime` moves it. */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: new Date('2026-10-02T10:00:00Z'),
  });
}

/** Moves the clock by steps, and lets the page answer to each. */
export async function passTime(milliseconds: number, step = 1000): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(step, milliseconds - passed));
      await settle();
    });
  }
}

/** Moves the clock until this holds, at most so far. */
export async function passTimeUntil(holds: () => boolean, milliseconds: number): Promise<boolean> {
  for (let passed = 0; passed < milliseconds && !holds(); passed += 5000) await passTime(5000, 5000);
  return holds();
}

/** Waits on the real clock until this holds, or a hundred times over: a first visit loads modules. */
export async function waitForModules(holds: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 100 && !(await holds()); turn += 1) {
    await act(
      () =>
        new Promise<void>((resolve) => {
          realSetTimeout(resolve, 20);
        }),
    );
  }
}
