import { waitFor } from '@meridian/testing';
import { expect, test, vi } from 'vitest';
import { apiClient } from '../apiClient.ts';
import { anna, json, storeSession } from '../testing/openApp.tsx';
import { refreshUser } from './refreshUser.ts';
import { endSession } from './session.ts';

test('a response that arrives after the sign-out does not bring the cookie back', async () => {
  const response = Promise.withResolvers<Response>();
  const called = vi.fn();
  vi.stubGlobal('fetch', () => {
    called();
    return response.promise;
  });
  storeSession();
  window.dispatchEvent(new StorageEvent('storage', { key: 'persist:root' }));
  refreshUser(apiClient);
  await waitFor(() => expect(called).toHaveBeenCalledOnce());
  endSession('signed_out');
  // The server writes it with the response.
  document.cookie = 'refreshToken=token; path=/';
  response.resolve(json(anna));
  await waitFor(() => expect(document.cookie).toBe(''));
  expect(localStorage.getItem('persist:root')).toBeNull();
});
