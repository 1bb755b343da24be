import { act, fireEvent, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { ApiError } from '../ApiError.ts';
import type { Schema } from '../contractTypes.ts';
import { createPage, createServerDouble, json } from './serverDouble.tsx';
import { useApiQuery } from './useApiQuery.ts';

const page = { items: [], page: 1, limit: 20, total: 0 };

let server: ReturnType<typeof createServerDouble>;
beforeEach(() => {
  server = createServerDouble(() => json(page));
  vi.stubGlobal('fetch', server.fetch);
});
afterEach(() => vi.unstubAllGlobals());

function useList(query?: { page: number }) {
  const { data, error } = useApiQuery('/funds/refills', { params: { query } });
  return { data, error };
}

const openList = (query?: { page: number }) =>
  renderHook(() => useList(query), { wrapper: createPage() }).result;

/** Lets the answers that are on their way come in; they take no time of the clock. */
const comeIn = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
};

const stopTime = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });

const wait = (seconds: number) =>
  act(async () => {
    await comeIn();
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await comeIn();
  });

test('a query reads what the contract promises', async () => {
  const list = openList({ page: 2 });
  await waitFor(() => expect(list.current.data).toEqual(page));
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/funds/refills?page=2']);
});

test('two components that ask the same share one request', async () => {
  const useTwice = () => [useApiQuery('/funds/refills'), useApiQuery('/funds/refills')] as const;
  const { result } = renderHook(useTwice, { wrapper: createPage() });
  await waitFor(() => expect(result.current[1].data).toEqual(page));
  expect(server.sent).toHaveLength(1);
});

test('one page never sees what another page, of another session, has read', async () => {
  const first = openList();
  await waitFor(() => expect(first.current.data).toEqual(page));
  server.answer = () => new Promise(() => {});
  expect(openList().current.data).toBeUndefined();
});

test('a null path asks nothing', async () => {
  stopTime();
  renderHook(() => useApiQuery(null), { wrapper: createPage() });
  await wait(60);
  expect(server.sent).toEqual([]);
});

test('coming back to the window reads nothing anew', async () => {
  stopTime();
  openList();
  await wait(600);
  fireEvent.focus(window);
  fireEvent(document, new Event('visibilitychange'));
  await wait(600);
  expect(server.sent).toHaveLength(1);
});

describe('a failed query', () => {
  test.each([400, 401, 403, 404, 409, 422, 429])('of status %i is not repeated', async (status) => {
    stopTime();
    server.answer = () => json({}, status);
    const list = openList();
    await wait(3600);
    expect(server.sent).toHaveLength(1);
    expect(list.current.error?.status).toBe(status);
  });

  test('that may recover is repeated three times, each time later', async () => {
    stopTime();
    server.answer = () => json({}, 500);
    openList();
    const counts = [];
    for (const seconds of [1, 2, 4, 8, 3600]) {
      await wait(seconds);
      counts.push(server.sent.length);
    }
    expect(counts).toEqual([1, 2, 3, 4, 4]);
  });

  test('shows its data as soon as the server has recovered', async () => {
    stopTime();
    server.answer = () => Promise.reject(new TypeError('Failed to fetch'));
    const list = openList();
    await wait(1);
    expect(list.current.error?.code).toBe('network_lost');
    server.answer = () => json(page);
    await wait(3);
    expect(list.current).toMatchObject({ data: page, error: undefined });
  });

  test('leaves a server in technical works in peace', async () => {
    stopTime();
    server.answer = () => json({ code: 'technical_work' }, 503);
    openList();
    await wait(59);
    expect(server.sent).toHaveLength(1);
    await wait(2);
    expect(server.sent).toHaveLength(2);
  });

  test('waits as long as the server asks', async () => {
    stopTime();
    server.answer = () => new Response('', { status: 503, headers: { 'Retry-After': '300' } });
    openList();
    await wait(299);
    expect(server.sent).toHaveLength(1);
    await wait(2);
    expect(server.sent).toHaveLength(2);
  });
});

test('a query that is not of the contract does not compile', () => {
  const useWrong = () => {
    // @ts-expect-error no such path
    useApiQuery('/funds/refunds');
    // @ts-expect-error no such query
    useApiQuery('/funds/refills', { params: { query: { colour: 'red' } } });
    // @ts-expect-error the path needs its id
    useApiQuery('/funds/refills/{id}');
    // @ts-expect-error a write is no query
    useApiQuery('/auth/login');
  };
  const useRight = (id: string | null) =>
    useApiQuery(id === null ? null : '/funds/refills/{id}', { params: { path: { id: id ?? '' } } });
  expectTypeOf(useWrong).toBeFunction();
  expectTypeOf<ReturnType<typeof useRight>['data']>().toEqualTypeOf<Schema<'Refill'> | undefined>();
  expectTypeOf<ReturnType<typeof useRight>['error']>().toEqualTypeOf<ApiError | undefined>();
});
