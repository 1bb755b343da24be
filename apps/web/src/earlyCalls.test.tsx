import { beforeEach, expect, test, vi } from 'vitest';
import { fetchOnce, sendEarly } from './earlyCalls.ts';

const sent: string[] = [];

beforeEach(() => {
  sent.length = 0;
  delete window.earlyCalls;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push(
      typeof input === 'string'
        ? input.replace(window.location.origin, '')
        : `late ${new URL(input instanceof Request ? input.url : input).pathname}`,
    );
    return new Response('{}', { status: 200 });
  });
});

const balance = { address: '/api/user/balance', path: '/user/balance', params: null };

const request = (
  path: string,
  { token = 'anna', language = 'en', ...init }: RequestInit & { token?: string; language?: string } = {},
) =>
  new Request(window.location.origin + path, {
    ...init,
    headers: { Authorization: `Bearer ${token}`, 'Accept-Language': language },
  });

test('a call that was sent early is not sent again, but its repetition is', async () => {
  sendEarly([balance], 'anna', 'en');
  expect(await (await fetchOnce(request('/api/user/balance'))).text()).toBe('{}');
  expect(sent).toEqual(['/api/user/balance']);
  await fetchOnce(request('/api/user/balance'));
  expect(sent).toEqual(['/api/user/balance', 'late /api/user/balance']);
});

test.each([
  ['of another person', { token: 'boris' }],
  ['in another language', { language: 'ru' }],
  ['that changes something', { method: 'POST' }],
])('a call %s never gets an early response', async (_, init) => {
  sendEarly([balance], 'anna', 'en');
  await fetchOnce(request('/api/user/balance', init));
  expect(sent).toEqual(['/api/user/balance', 'late /api/user/balance']);
});

test('asks in the time zone of the device', () => {
  const params = { query: { page: 1, timeZone: 'Some/Place', limit: 5 } };
  const address = '/api/user/operations/?page=1&timeZone=Some%2FPlace&limit=5';
  sendEarly([{ address, path: '/user/operations/', params }], 'anna', 'en');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(sent).toEqual([`/api/user/operations/?page=1&timeZone=${encodeURIComponent(timeZone)}&limit=5`]);
});

test('a call is given up when its time is over', async () => {
  vi.mocked(fetch).mockImplementation(() => new Promise(() => undefined));
  sendEarly([balance], 'anna', 'en');
  const limit = new AbortController();
  const response = fetchOnce(request('/api/user/balance', { signal: limit.signal }));
  limit.abort(new DOMException('No answer in time', 'TimeoutError'));
  await expect(response).rejects.toThrow('No answer in time');
});
