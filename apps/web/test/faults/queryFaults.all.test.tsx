import { expect, it } from 'vitest';
import { type ScreenId, screenIds } from '@meridian/frame/screens';
import { passTime, passTimeUntil } from './fakeTime.ts';
import { faults, type FaultName, takeTurns } from './faults.ts';
import { missingParts, consoleFaults, repeatedQueries } from './readScreen.ts';
import { isBusy, lookAt } from './openScreen.tsx';

/** Longer than three retries during maintenance, which are a minute apart. */
const LAST_RETRY = 240_000;

/** An operation that many screens call, such as the balance in the top bar, fails on the first ones only. */
const SCREENS_PER_OPERATION = 3;

const screensOf = new Map<string, number>();

/** The operations that a screen calls when it opens. A new call is part of the matrix automatically. */
async function operationsOf(screen: ScreenId): Promise<string[]> {
  const called = await lookAt(screen, {}, async ({ calls }) => [
    ...new Set(calls.map(({ operation }) => operation)),
  ]);
  for (const operation of called) screensOf.set(operation, (screensOf.get(operation) ?? 0) + 1);
  return called.filter((operation) => (screensOf.get(operation) ?? 0) <= SCREENS_PER_OPERATION);
}

function faultsOf(screen: ScreenId, operation: string, fault: FaultName): Promise<string[]> {
  return lookAt(screen, { failing: { operation, fault: faults[fault] } }, async ({ calls, complaints }) => {
    const atOnce = missingParts();
    const isSettled = await passTimeUntil(() => !isBusy(), LAST_RETRY);
    await passTime(5000);
    return [
      ...atOnce.map((blank) => `${blank} at first`),
      ...missingParts().map((part) => `${part} in the end`),
      ...(isSettled ? [] : ['it never stops loading']),
      ...repeatedQueries(calls),
      ...consoleFaults(complaints),
    ];
  });
}

/** Every call of a screen fails with a 500. The other faults take turns, because the API client turns all into one error. */
const nextFault = takeTurns((fault) => fault !== '500');

it.each(screenIds)('%s stays readable when a call fails', async (screen) => {
  const found: string[] = [];
  for (const operation of await operationsOf(screen)) {
    for (const fault of ['500', nextFault()] as const) {
      const faultsFound = await faultsOf(screen, operation, fault);
      found.push(...faultsFound.map((what) => `${operation}, ${fault}: ${what}`));
    }
  }
  expect(found, found.join('\n')).toEqual([]);
});
