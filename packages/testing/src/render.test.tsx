import { useApiQuery } from '@meridian/api-client/react';
import { byLanguage } from '@meridian/i18n';
import { expect, test, vi } from 'vitest';
import { freezeClock, mockApi, mockServer, render, renderHook, screen, user, waitFor } from './index.ts';

const messages = {
  namespace: 'testing',
  ...byLanguage(() => ({ total_one: '{{count}} refill', total_other: '{{count}} refills' })),
  ru: {
    total_one: '{{count}} пополнение',
    total_few: '{{count}} пополнения',
    total_many: '{{count}} пополнений',
    total_other: '{{count}} пополнения',
  },
};

function Refills() {
  const { data, mutate } = useApiQuery('/funds/refills');
  // oxlint-disable-next-line tests/no-real-clock -- stands for a component, which reads the clock of the test
  const year = new Date().getFullYear();
  return (
    <button type="button" onClick={() => void mutate()}>
      {data ? `${data.total} ${year}` : 'Loading'}
    </button>
  );
}

const page = (total: number) => ({ items: [], page: 1, limit: 20, total });

test('renders with messages, a client and a stopped clock', async () => {
  freezeClock('2031-05-01T00:00:00Z');
  mockServer.use(mockApi.get('/funds/refills', 200, page(2)));
  render(<Refills />, { messages: [messages], language: 'ru' });
  expect(await screen.findByRole('button', { name: '2 2031' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'ru');
});

test('the next test has a fresh cache and its own clock', async () => {
  mockServer.use(mockApi.get('/funds/refills', 200, page(3)));
  render(<Refills />);
  expect(screen.getByRole('button', { name: 'Loading' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: '3 2026' }));
});

test('calls have the language and the token of the test, and a 401 is reported', async () => {
  const onUnauthorized = vi.fn();
  const seen: (string | null)[] = [];
  mockServer.use(mockApi.problem('get', '/funds/refills', 401, { code: 'unauthorized' }));
  mockServer.events.on('request:match', ({ request }) => {
    seen.push(request.headers.get('Accept-Language'), request.headers.get('Authorization'));
  });
  const { result } = renderHook(() => useApiQuery('/funds/refills'), {
    language: 'ru',
    token: 'secret',
    onUnauthorized,
  });
  await waitFor(() => expect(result.current.error?.code).toBe('unauthorized'));
  expect(onUnauthorized).toHaveBeenCalledOnce();
  expect(seen).toEqual(['ru', 'Bearer secret']);
});
