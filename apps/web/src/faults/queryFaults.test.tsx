import { describe, expect, it } from 'vitest';
import { passTime, passTimeUntil } from './fakeTime.ts';
import { faults, type Fault } from './faults.ts';
import { blanks, crashes, storms } from './lookAtScreen.ts';
import { isBusy, openScreen } from './openScreen.tsx';
import { screens, type Screen } from './screens.ts';

/** Longer than three retries of a server in technical works, a minute apart. */
const LAST_RETRY = 240_000;

/** The operations that a screen calls by itself: a new call is in the matrix without a word here. */
async function operationsOf(screen: Screen): Promise<string[]> {
  const opened = await openScreen(screen);
  await passTimeUntil(() => !isBusy(), 10_000);
  const operations = new Set(opened.calls.map(({ operation }) => operation));
  await opened.close();
  return [...operations];
}

async function faultsOf(screen: Screen, operation: string, fault: Fault): Promise<string[]> {
  const opened = await openScreen(screen, { failing: { operation, fault } });
  await passTime(5000);
  const atOnce = blanks();
  const isSettled = await passTimeUntil(() => !isBusy(), LAST_RETRY);
  await passTime(5000);
  const found = [
    ...atOnce.map((blank) => `${blank} after 5 s`),
    ...blanks().map((blank) => `${blank} in the end`),
    ...(isSettled ? [] : ['it loads without end']),
    ...storms(opened.calls),
    ...crashes(opened),
  ];
  await opened.close();
  return found.map((what) => `${operation}: ${what}`);
}

describe.each(Object.entries(screens))('%s', (_name, screen) => {
  let operations: Promise<string[]> | undefined;

  it.each(Object.entries(faults))('stays readable when a call fails: %s', async (_fault, fault) => {
    operations ??= operationsOf(screen);
    const found: string[] = [];
    for (const operation of await operations) found.push(...(await faultsOf(screen, operation, fault)));
    expect(found).toEqual([]);
  });
});
