import { act } from '@meridian/testing';
import { vi } from 'vitest';

const { setImmediate: realSetImmediate, setTimeout: realSetTimeout } = globalThis;

/** Runs pending work that needs no timers: reading responses, loading modules, rendering. */
async function settle() {
  for (let turn = 0; turn < 4; turn += 1) {
    await new Promise<void>((resolve) => {
      realSetImmediate(resolve);
    });
  }
}

/** Fits the contract's examples. */
export const SERVER_TIME = new Date('2026-10-02T10:00:00Z');

/** Stops the clock at the time of the server. Only `passTime` advances it. */
export function stopTime(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    now: SERVER_TIME,
  });
}

/** Milliseconds on the stopped clock. */
export const timeNow = (): number => vi.getMockedSystemTime()?.getTime() ?? Number.NaN;

/** Advances the clock in steps and lets the page react to each step. */
export async function passTime(milliseconds: number, step = 1000): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += step) {
    await act(async () => {
      await vi.advanceTimersByTimeAsync(Math.min(step, milliseconds - passed));
      await settle();
    });
  }
}

/** Advances the clock until the condition is true, at most by `milliseconds`. Returns whether it is true. */
export async function passTimeUntil(condition: () => boolean, milliseconds: number): Promise<boolean> {
  for (let passed = 0; passed < milliseconds && !condition(); passed += 5000) await passTime(5000, 5000);
  return condition();
}

/** Waits in real time until the condition is true, at most 100 times 20 ms. The first visit of a screen loads modules. */
export async function waitForModules(condition: () => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 100 && !(await condition()); turn += 1) {
    await act(
      () =>
        new Promise<void>((resolve) => {
          realSetTimeout(resolve, 20);
        }),
    );
  }
}
