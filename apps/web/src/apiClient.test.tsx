import { afterEach, expect, test } from 'vitest';
import { apiClient } from './apiClient.ts';

afterEach(() => window.history.replaceState(null, '', '/'));

test.each([
  ['/en/cabinet/refill', 'en'],
  ['/ru/login', 'ru'],
  ['/en', 'en'],
  ['/england', 'ru'],
  ['/', 'ru'],
])('a call from %s asks for %s, whatever <html lang> says', (address, language) => {
  document.documentElement.lang = language === 'en' ? 'ru' : 'en';
  window.history.replaceState(null, '', address);
  expect(apiClient.getLanguage()).toBe(language);
});
