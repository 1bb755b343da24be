import { describe, expect, it } from 'vitest';
import { type RouteId, routeIds } from '../routes/routes.ts';
import { passTime, passTimeUntil } from './fakeTime.ts';
import { faults, type Fault } from './faults.ts';
import { blanks, crashes, storms } from './lookAtScreen.ts';
import { isBusy, lookAt } from './openScreen.tsx';

/** Longer than three retries during maintenance, which are a minute apart. */
const LAST_RETRY = 240_000;

/** The operations that a screen calls when it opens. A new call is part of the matrix automatically. */
const operationsOf = (screen: RouteId) =>
  lookAt(screen, {}, async ({ calls }) => [...new Set(calls.map(({ operation }) => operation))]);

function faultsOf(screen: RouteId, operation: string, fault: Fault): Promise<string[]> {
  return lookAt(screen, { failing: { operation, fault } }, async ({ calls, complaints }) => {
    const atOnce = blanks();
    const isSettled = await passTimeUntil(() => !isBusy(), LAST_RETRY);
    await passTime(5000);
    return [
      ...atOnce.map((blank) => `${blank} at first`),
      ...blanks().map((blank) => `${blank} in the end`),
      ...(isSettled ? [] : ['it never stops loading']),
      ...storms(calls),
      ...crashes(complaints),
    ];
  });
}

describe.each(routeIds)('%s', { timeout: 60_000 }, (screen) => {
  let operations: Promise<string[]> | undefined;

  it.each(Object.entries(faults))('stays readable when a call fails: %s', async (_fault, fault) => {
    operations ??= operationsOf(screen);
    const found: string[] = [];
    for (const operation of await operations) {
      found.push(...(await faultsOf(screen, operation, fault)).map((what) => `${operation}: ${what}`));
    }
    expect(found, found.join('\n')).toEqual([]);
  });
});
