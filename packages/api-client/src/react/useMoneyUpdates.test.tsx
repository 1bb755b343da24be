import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Schema } from '../contractTypes.ts';
import { balanceOf, pageOf, waitingRefill } from './money.fixtures.ts';
import { useBalance, useLatestRefills } from './queries.requests.ts';
import { createPage, createServerDouble, json } from './serverDouble.tsx';
import { useApiMutation } from './useApiMutation.ts';
import { useMoneyUpdates } from './useMoneyUpdates.ts';

let balance: Schema<'Balance'>;
let server: ReturnType<typeof createServerDouble>;

beforeEach(() => {
  balance = balanceOf({}, true);
  server = createServerDouble(({ url, method }) => {
    const { pathname } = new URL(url);
    if (method === 'POST') return json(waitingRefill, 201);
    return json(pathname.endsWith('/balance') ? balance : pageOf(waitingRefill));
  });
  vi.stubGlobal('fetch', server.fetch);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
});
/** Responses take no time of the clock. */
const comeIn = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};
const wait = (seconds: number) =>
  act(async () => {
    await comeIn();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await comeIn();
  });

const openTab = () =>
  renderHook(
    () => {
      useMoneyUpdates();
      return {
        balance: useBalance(),
        refills: useLatestRefills(),
        form: useApiMutation('post', '/funds/refills'),
      };
    },
    { wrapper: createPage() },
  ).result;

type Tab = ReturnType<typeof openTab>;
const available = (tab: Tab) => tab.current.balance.data?.currencies['USDT']?.available.amount;
const credit = () => {
  balance = balanceOf({ available: '1999.50' });
};
const reads = (path: string) => server.sent.filter(({ url }) => url.startsWith(`/api${path}`)).length;

test('shows what was pending in the balance within ten seconds, then asks once a minute', async () => {
  const tab = openTab();
  await wait(0);
  expect(available(tab)).toBe('0');
  credit();
  await wait(10);
  expect(available(tab)).toBe('1999.50');
  await wait(10);
  const settled = server.sent.length;
  await wait(45);
  expect(server.sent).toHaveLength(settled);
  balance = balanceOf({ available: '2000.50' });
  await wait(10);
  await wait(0);
  expect(available(tab)).toBe('2000.50');
  expect(server.sent).toHaveLength(settled + 2);
});

test('asks once a minute with nothing pending', async () => {
  balance = balanceOf({});
  openTab();
  await wait(0);
  for (let minute = 0; minute < 3; minute += 1) await wait(60);
  expect([reads('/user/balance'), reads('/funds/refills')]).toEqual([4, 4]);
});

test('makes no calls in a hidden tab', async () => {
  openTab();
  await wait(0);
  const opened = server.sent.length;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await wait(60);
  expect(server.sent).toHaveLength(opened);
});

test('waits for a slow response instead of asking again', async () => {
  const tab = openTab();
  await wait(0);
  const fast = server.response;
  const slow: (() => void)[] = [];
  server.response = (request) => new Promise((resolve) => slow.push(() => resolve(fast(request))));
  credit();
  await wait(25);
  expect(slow).toHaveLength(2);
  for (const release of slow) release();
  await wait(0);
  expect(available(tab)).toBe('1999.50');
});

test('another tab shows what a write has changed at once', async () => {
  balance = balanceOf({});
  const [first, second] = [openTab(), openTab()];
  await wait(0);
  balance = balanceOf({ available: '500' });
  await act(() =>
    first.current.form.trigger({
      body: { system: 'usdt-trc20', amount: { amount: '500', currency: 'USDT' } },
    }),
  );
  vi.useRealTimers();
  await waitFor(() => expect(available(second)).toBe('500'));
});

test('another tab shows what a write without money has changed', async () => {
  const page = () =>
    renderHook(
      () => {
        useMoneyUpdates();
        useLatestRefills();
        return useApiMutation('post', '/funds/refills/{id}/cancel', { revalidates: ['/funds/refills'] });
      },
      { wrapper: createPage() },
    ).result;
  const [first] = [page(), page()];
  await wait(0);
  const before = reads('/funds/refills?');
  await act(() => first.current.trigger({ params: { path: { id: waitingRefill.id } } }));
  vi.useRealTimers();
  await waitFor(() => expect(reads('/funds/refills?')).toBe(before + 2));
});

test('a refused write shows what has changed meanwhile', async () => {
  const tab = openTab();
  await wait(0);
  const before = server.response;
  server.response = (request) =>
    request.method === 'POST'
      ? json({ type: 'about:blank', title: '', status: 409, code: 'insufficient_balance' }, 409)
      : before(request);
  balance = balanceOf({ available: '5' });
  await act(() =>
    tab.current.form.trigger({ body: { system: 'usdt-trc20', amount: { amount: '500', currency: 'USDT' } } }),
  );
  await wait(0);
  expect(available(tab)).toBe('5');
});
