import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { ApiError } from '../ApiError.ts';
import type { Schema } from '../contractTypes.ts';
import { ApiLanguage } from './ApiClientProvider.tsx';
import { createPage, createServerDouble, json } from './serverDouble.tsx';
import { useApiQuery } from './useApiQuery.ts';

const page = { items: [], page: 1, limit: 20, total: 0 };

let server: ReturnType<typeof createServerDouble>;
beforeEach(() => {
  server = createServerDouble(() => json(page));
  vi.stubGlobal('fetch', server.fetch);
});
function useList(query?: { page: number }) {
  const { data, error } = useApiQuery('/funds/refills', { params: { query } });
  return { data, error };
}

const openList = (query?: { page: number }) =>
  renderHook(() => useList(query), { wrapper: createPage() }).result;

/** Lets the responses that are on their way come in; they take no time of the clock. */
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

test('a query returns data', async () => {
  const list = openList({ page: 2 });
  await waitFor(() => expect(list.current.data).toEqual(page));
  expect(server.sent.map(({ url }) => url)).toEqual(['/api/funds/refills?page=2']);
});

test('two components with the same query share one request', async () => {
  const useTwice = () => [useApiQuery('/funds/refills'), useApiQuery('/funds/refills')] as const;
  const { result } = renderHook(useTwice, { wrapper: createPage() });
  await waitFor(() => expect(result.current[1].data).toEqual(page));
  expect(server.sent).toHaveLength(1);
});

test('a new provider has an empty cache', async () => {
  const first = openList();
  await waitFor(() => expect(first.current.data).toEqual(page));
  server.response = () => new Promise(() => {});
  expect(openList().current.data).toBeUndefined();
});

test('a null path makes no call', async () => {
  stopTime();
  renderHook(() => useApiQuery(null), { wrapper: createPage() });
  await wait(60);
  expect(server.sent).toEqual([]);
});

test('focusing the window makes no call', async () => {
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
    server.response = () => json({}, status);
    const list = openList();
    await wait(3600);
    expect(server.sent).toHaveLength(1);
    expect(list.current.error?.status).toBe(status);
  });

  const faults: Record<string, () => Response | Promise<Response>> = {
    'a 500': () => json({}, 500),
    'a 503': () => json({ code: 'technical_work' }, 503),
    'a lost connection': () => Promise.reject(new TypeError('Failed to fetch')),
    'a page of a proxy': () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } }),
    'an empty answer': () => new Response(null, { status: 204 }),
    'an empty object': () => json({}),
  };

  test.each(Object.keys(faults))('is called at most three times in five seconds after %s', async (fault) => {
    stopTime();
    server.response = faults[fault]!;
    openList();
    const times: number[] = [];
    for (let second = 0; second < 60; second += 1) {
      const before = server.sent.length;
      await wait(1);
      for (let sent = before; sent < server.sent.length; sent += 1) times.push(second);
    }
    for (const start of times) {
      expect(times.filter((time) => time >= start && time < start + 5).length).toBeLessThanOrEqual(3);
    }
    expect(times.length).toBeLessThanOrEqual(4);
  });

  test('has one pending retry, however often it is remounted', async () => {
    stopTime();
    server.response = () => json({}, 500);
    const { result } = renderHook(() => useApiQuery('/funds/refills'), { wrapper: createPage() });
    await wait(0.5);
    for (let press = 0; press < 3; press += 1) {
      act(() => void result.current.mutate().catch(() => {}));
      await wait(0.1);
    }
    expect(server.sent).toHaveLength(4);
    await wait(3);
    expect(server.sent).toHaveLength(5);
  });

  test('that may recover is retried three times with growing delays and jitter', async () => {
    stopTime();
    server.response = () => json({}, 500);
    const counts: number[][] = [];
    for (const random of [0, 1]) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      const before = server.sent.length;
      const { unmount } = renderHook(() => useList(), { wrapper: createPage() });
      const counted = [];
      for (const seconds of [1.9, 0.2, 0.5, 3.5, 0.5, 1, 9, 3600]) {
        await wait(seconds);
        counted.push(server.sent.length - before);
      }
      counts.push(counted);
      unmount();
    }
    vi.restoreAllMocks();
    expect(counts).toEqual([
      [1, 2, 2, 3, 3, 3, 4, 4],
      [1, 1, 2, 2, 2, 3, 3, 4],
    ]);
  });

  test('shows its data as soon as the server has recovered', async () => {
    stopTime();
    server.response = () => Promise.reject(new TypeError('Failed to fetch'));
    const list = openList();
    await wait(1);
    expect(list.current.error?.code).toBe('network_lost');
    server.response = () => json(page);
    await wait(3);
    expect(list.current).toMatchObject({ data: page, error: undefined });
  });

  test('waits a minute during technical work', async () => {
    stopTime();
    server.response = () => json({ code: 'technical_work' }, 503);
    openList();
    await wait(59);
    expect(server.sent).toHaveLength(1);
    await wait(17);
    expect(server.sent).toHaveLength(2);
  });

  test('waits for Retry-After', async () => {
    stopTime();
    server.response = () => new Response('', { status: 503, headers: { 'Retry-After': '300' } });
    openList();
    await wait(299);
    expect(server.sent).toHaveLength(1);
    await wait(77);
    expect(server.sent).toHaveLength(2);
  });
});

describe('after a change of language', () => {
  const named = (request: Request) => {
    const language = request.headers.get('Accept-Language');
    return { ...page, items: [], total: language === 'ru' ? 2 : 1 };
  };
  function List({ number }: { readonly number: number }) {
    const { data } = useApiQuery('/funds/refills', {
      params: { query: { page: number } },
      keepPreviousData: true,
    });
    return <output>{data ? ['', 'English', 'Russian'][data.total] : 'Loading'}</output>;
  }
  function openIn(language: string) {
    const Page = createPage();
    const pageIn = (spoken: string, number = 1) => (
      <Page>
        <ApiLanguage language={spoken}>
          <List number={number} />
        </ApiLanguage>
      </Page>
    );
    const { rerender } = render(pageIn(language));
    return (spoken: string, number?: number) => rerender(pageIn(spoken, number));
  }

  test('requests the new language and never shows data in the old one', async () => {
    server.response = (request) => json(named(request));
    const show = openIn('ru');
    await screen.findByText('Russian');
    show('ru', 2);
    expect(screen.getByText('Russian')).toBeDefined();
    await waitFor(() => expect(server.sent).toHaveLength(2));
    show('en', 2);
    expect(screen.getByText('Loading')).toBeDefined();
    await screen.findByText('English');
    show('en', 3);
    expect(screen.getByText('English')).toBeDefined();
    await waitFor(() =>
      expect(server.sent.map(({ language }) => language)).toEqual(['ru', 'ru', 'en', 'en']),
    );
  });

  test('a late response in the old language is not shown', async () => {
    let release = () => {};
    server.response = (request) =>
      new Promise((resolve) => {
        if (request.headers.get('Accept-Language') === 'ru') release = () => resolve(json(named(request)));
        else resolve(json(named(request)));
      });
    const show = openIn('ru');
    await waitFor(() => expect(server.sent).toHaveLength(1));
    show('en');
    await screen.findByText('English');
    await act(async () => {
      release();
      await comeIn();
    });
    expect(screen.getByText('English')).toBeDefined();
  });
});

test('a query outside the contract does not compile', () => {
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
