import { afterEach, expect, test, vi } from 'vitest';
import { apiClient } from './apiClient.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, '', '/');
});

test.each([
  ['/en/cabinet/refill', 'en'],
  ['/ru/login', 'ru'],
  ['/en', 'en'],
  ['/england', 'ru'],
  ['/', 'ru'],
])('a call from %s asks for %s, whatever <html lang> says', async (address, language) => {
  document.documentElement.lang = language === 'en' ? 'ru' : 'en';
  window.history.replaceState(null, '', address);
  const asked: (string | null)[] = [];
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === 'string' ? new URL(input, 'http://server.test') : input, init);
      }
    },
  );
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push(request.headers.get('Accept-Language'));
    return new Response(null, { status: 204 });
  });
  await apiClient.GET('/payment-systems');
  expect(asked).toEqual([language]);
});
