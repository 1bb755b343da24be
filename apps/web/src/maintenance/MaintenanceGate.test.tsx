import { act, screen } from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { waitForModules } from '../../test/faults/fakeTime.ts';
import { json, noWork, openApp, storeSession } from '../testing/openApp.tsx';

const unavailable = () => json({ code: 'technical_work', status: 503 }, 503);

let sent: string[];
let response: (path: string) => Response;

beforeEach(() => {
  sent = [];
  response = unavailable;
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = request.url.replace(`${location.origin}/api`, '');
    sent.push(path);
    return response(path);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
/** Lets responses and modules arrive; they take no time of the clock. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
};

const wait = (seconds: number) =>
  act(async () => {
    for (let second = 0; second < seconds; second += 1) {
      await settle();
      await vi.advanceTimersByTimeAsync(1000);
    }
    await settle();
  });

const heading = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const callsOf = (path: string) => sent.filter((call) => call === path).length;

test('a server that responds with 503 to everything is asked rarely, and the maintenance page says so', async () => {
  storeSession();
  await openApp('/en/cabinet');
  await wait(5);
  await waitForModules(async () => heading() === 'Technical works are in progress');
  expect(heading()).toBe('Technical works are in progress');
  for (const path of new Set(sent)) expect(callsOf(path), path).toBeLessThanOrEqual(1);
  await wait(55);
  expect(callsOf('/settings/technical_work')).toBeGreaterThanOrEqual(3);
  expect(callsOf('/settings/technical_work')).toBeLessThanOrEqual(4);
  for (const path of new Set(sent)) expect(callsOf(path), path).toBeLessThanOrEqual(4);
});

test('the app comes back by itself when the server does', async () => {
  await openApp('/en/login');
  await wait(5);
  await waitForModules(async () => heading() === 'Technical works are in progress');
  expect(heading()).toBe('Technical works are in progress');
  response = () => json(noWork);
  await wait(15);
  await waitForModules(async () => heading() === 'Sign in');
  expect(heading()).toBe('Sign in');
  await wait(120);
  expect(callsOf('/settings/technical_work')).toBe(2);
});
