import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, expectTypeOf, test, vi } from 'vitest';
import type { Schema } from '../contractTypes.ts';
import { balanceOf, pageOf, waitingRefill } from './money.fixtures.ts';
import { createPage, createServerDouble, json } from './serverDouble.tsx';
import { ConfirmIdentityProvider } from './ConfirmIdentityProvider.tsx';
import { useApiMutation } from './useApiMutation.ts';
import { useApiQuery } from './useApiQuery.ts';

const refillOf = (amount: Schema<'DecimalString'>): { body: Schema<'RefillRequest'> } => ({
  body: { system: 'usdt-trc20', amount: { amount, currency: 'USDT' } },
});

const succeed = () => json(waitingRefill, 201);
const problem = (status: number, code: string) => () => json({ code, status }, status);
const loseNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

let server: ReturnType<typeof createServerDouble>;
beforeEach(() => {
  server = createServerDouble(succeed);
  vi.stubGlobal('fetch', server.fetch);
});
const openForm = () =>
  renderHook(() => useApiMutation('post', '/funds/refills'), { wrapper: createPage() }).result;

type Form = ReturnType<typeof openForm>;
const confirm = (form: Form, amount: Schema<'DecimalString'> = '500') =>
  act(() => form.current.trigger(refillOf(amount)));
const keys = () => server.sent.map(({ key }) => key);

describe('a confirmed intent', () => {
  test('is sent with a key and returns the data', async () => {
    const form = openForm();
    expect(await confirm(form)).toEqual({ ok: true, data: waitingRefill });
    expect(form.current).toMatchObject({ data: waitingRefill, error: undefined, isMutating: false });
    expect(keys()[0]).toMatch(/^[\w-]{16,64}$/);
    expect(server.sent).toEqual([
      {
        url: '/api/funds/refills',
        key: keys()[0],
        language: 'en',
        body: JSON.stringify(refillOf('500').body),
      },
    ]);
  });

  test('confirmed twice at once is one request with two results', async () => {
    let release = () => {};
    server.response = () => new Promise((resolve) => (release = () => resolve(succeed())));
    const form = openForm();
    let both: Promise<unknown> = Promise.resolve();
    act(() => {
      both = Promise.all([form.current.trigger(refillOf('500')), form.current.trigger(refillOf('500'))]);
    });
    await waitFor(() => expect(server.sent).toHaveLength(1));
    expect(form.current.isMutating).toBe(true);
    release();
    await act(async () =>
      expect(await both).toEqual([
        { ok: true, data: waitingRefill },
        { ok: true, data: waitingRefill },
      ]),
    );
    expect(server.sent).toHaveLength(1);
    expect(form.current.isMutating).toBe(false);
  });

  test('is never retried automatically', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    server.response = problem(503, 'technical_work');
    const form = openForm();
    await confirm(form);
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    expect(server.sent).toHaveLength(1);
    expect(form.current.error?.code).toBe('technical_work');
  });

  test.each([
    ['the network is lost', loseNetwork],
    ['the server fails', problem(500, 'unexpected_error')],
    ['a proxy answers with a page', () => new Response('<html>', { status: 502 })],
    [
      'the answer cannot be read',
      () => new Response('{"id":', { headers: { 'Content-Type': 'application/json' } }),
    ],
    ['there are too many calls', problem(429, 'too_many_calls')],
    ['the session has ended', problem(401, 'unauthorized')],
  ])('keeps its key through a retry when %s', async (_what, response) => {
    const form = openForm();
    server.response = response;
    expect(await confirm(form)).toMatchObject({ ok: false });
    server.response = succeed;
    expect(await confirm(form)).toMatchObject({ ok: true });
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('keeps its key after a reload', async () => {
    server.response = loseNetwork;
    await confirm(openForm());
    server.response = succeed;
    await confirm(openForm());
    expect(keys()[1]).toBe(keys()[0]);
  });

  test('leaves nothing of its body in storage while it is unanswered', async () => {
    server.response = loseNetwork;
    await confirm(openForm(), '987654');
    expect(sessionStorage).toHaveLength(1);
    expect(JSON.stringify(sessionStorage)).not.toMatch(/987654|usdt|refills/);
  });

  test('keeps its key where the browser refuses storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    server.response = loseNetwork;
    const form = openForm();
    await confirm(form);
    await confirm(form);
    vi.restoreAllMocks();
    expect(keys()[1]).toBe(keys()[0]);
    server.response = succeed;
    await confirm(form);
  });
});

describe('another intent has another key', () => {
  test('when the amount was changed', async () => {
    server.response = loseNetwork;
    const form = openForm();
    await confirm(form, '500');
    await confirm(form, '501');
    expect(new Set(keys()).size).toBe(2);
  });

  test.each([
    ['succeeded', succeed],
    ['was refused', problem(422, 'validation_failed')],
    ['was told that its key is spent', problem(409, 'idempotency_key_reused')],
  ])('when the first one %s', async (_what, response) => {
    server.response = response;
    const form = openForm();
    await confirm(form);
    await confirm(form);
    expect(new Set(keys()).size).toBe(2);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a write that needs a confirmed session', () => {
  const confirmationRequired = problem(403, 'confirmation_required');
  function openSensitiveForm(confirmIdentity?: () => Promise<boolean>) {
    const Page = createPage();
    return renderHook(() => useApiMutation('post', '/funds/refills'), {
      wrapper: ({ children }) => (
        <Page>
          {confirmIdentity ? (
            <ConfirmIdentityProvider confirmIdentity={confirmIdentity}>{children}</ConfirmIdentityProvider>
          ) : (
            children
          )}
        </Page>
      ),
    }).result;
  }

  test('is sent once more with the same key and body after the confirmation', async () => {
    server.response = confirmationRequired;
    const form = openSensitiveForm(async () => {
      server.response = succeed;
      return true;
    });
    expect(await confirm(form)).toMatchObject({ ok: true });
    const [first, second, ...more] = server.sent;
    expect(second).toEqual(first);
    expect(more).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test.each([
    ['is cancelled', async () => false, 1],
    ['is not enough', async () => true, 2],
    ['cannot be asked for', undefined, 1],
  ])('fails when the confirmation %s', async (_what, confirmIdentity, calls) => {
    server.response = confirmationRequired;
    const form = openSensitiveForm(confirmIdentity);
    expect(await confirm(form)).toMatchObject({ ok: false, error: { code: 'confirmation_required' } });
    expect(server.sent).toHaveLength(calls);
  });
});

test('an operation without money has no key', async () => {
  const { result } = renderHook(() => useApiMutation('post', '/auth/phone/resend'), {
    wrapper: createPage(),
  });
  await act(() => result.current.trigger());
  expect(keys()).toEqual([null]);
});

test('an error stays until the next attempt or reset', async () => {
  server.response = problem(422, 'validation_failed');
  const form = openForm();
  await confirm(form);
  expect(form.current.error?.status).toBe(422);
  act(() => form.current.reset());
  expect(form.current.error).toBeUndefined();
});

test('an accepted refill revalidates the money queries, a rejected one does not', async () => {
  const usePage = () => ({
    refills: useApiQuery('/funds/refills', { params: { query: { page: 1 } } }),
    balance: useApiQuery('/user/balance'),
    wallets: useApiQuery('/user-data/wallets'),
    form: useApiMutation('post', '/funds/refills'),
  });
  const bodies: Record<string, unknown> = {
    '/api/funds/refills': pageOf(),
    '/api/user/balance': balanceOf({}),
    '/api/user-data/wallets': { wallets: {}, waiting: {}, names: {} },
  };
  const read = ({ url }: Request) => json(bodies[new URL(url).pathname]);
  server.response = (request) =>
    request.method === 'GET' ? read(request) : json({ code: 'validation_failed' }, 422);
  const { result } = renderHook(usePage, { wrapper: createPage() });
  const reads = () => server.sent.filter(({ body }) => body === '').map(({ url }) => url);
  await waitFor(() => expect(result.current.balance.data && result.current.wallets.data).toBeDefined());

  await act(() => result.current.form.trigger(refillOf('500')));
  expect(reads()).toHaveLength(3);
  server.response = (request) => (request.method === 'GET' ? read(request) : succeed());
  await act(() => result.current.form.trigger(refillOf('500')));
  await waitFor(() =>
    expect(reads().slice(3).sort()).toEqual(['/api/funds/refills?page=1', '/api/user/balance']),
  );
});

test('a write without money revalidates only the queries that it names', async () => {
  const usePage = () => ({
    wallets: useApiQuery('/user-data/wallets'),
    form: useApiMutation('patch', '/user-data/wallets/update', { revalidates: ['/user-data/wallets'] }),
  });
  server.response = () => json({ wallets: {}, waiting: {}, names: {} });
  const { result } = renderHook(usePage, { wrapper: createPage() });
  await waitFor(() => expect(result.current.wallets.data).toBeDefined());
  await act(() => result.current.form.trigger({ body: { wallets: {} } }));
  await waitFor(() =>
    expect(server.sent.filter(({ url }) => url === '/api/user-data/wallets')).toHaveLength(2),
  );
});

test('a call outside the contract does not compile', () => {
  const useWrong = () => {
    // @ts-expect-error a GET is no write
    useApiMutation('get', '/funds/refills');
    // @ts-expect-error no such path
    useApiMutation('post', '/funds/refunds');
    // @ts-expect-error no such path to revalidate
    useApiMutation('post', '/funds/refills', { revalidates: ['/funds/refunds'] });
    // @ts-expect-error a body is required
    void useApiMutation('post', '/funds/refills').trigger();
    const amount = { amount: 500, currency: 'USDT' };
    // @ts-expect-error an amount is no number
    void useApiMutation('post', '/funds/refills').trigger({ body: { system: 'usdt-trc20', amount } });
  };
  const useRight = () => useApiMutation('post', '/funds/refills').data;
  expectTypeOf(useWrong).toBeFunction();
  expectTypeOf<ReturnType<typeof useRight>>().toEqualTypeOf<Schema<'Refill'> | undefined>();
});

describe('a wait after too many calls', () => {
  const refuse = () =>
    new Response(JSON.stringify({ code: 'too_many_calls', status: 429 }), {
      status: 429,
      headers: { 'Content-Type': 'application/problem+json', 'Retry-After': '42' },
    });

  test('is still known after a reload, until it is over or a call is accepted', async () => {
    server.response = refuse;
    await confirm(openForm());
    vi.setSystemTime('2026-10-15T12:00:02Z');
    const reloaded = openForm();
    expect(reloaded.current.error).toMatchObject({ code: 'too_many_calls', retryAfter: 40 });
    server.response = succeed;
    await confirm(reloaded);
    expect(openForm().current.error).toBeUndefined();
    server.response = refuse;
    await confirm(openForm());
    vi.setSystemTime('2026-10-15T12:00:44Z');
    expect(openForm().current.error).toBeUndefined();
  });
});
