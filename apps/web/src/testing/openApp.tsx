import type { Schema } from '@meridian/api-client';
import type { Responses } from '@meridian/api-client/react';
import { act, render, user } from '@meridian/testing';
import { vi } from 'vitest';
import { AppInBrowser } from '../AppInBrowser.tsx';
import { PERSISTED_KEY } from '../storageKeys.ts';

export const anna: Schema<'User'> = {
  id: '0198f7b0-11c2-7d5e-9a40-2f6b8c1d3e57',
  login: 'annapetrova',
  email: 'anna.petrova@example.com',
  phone: '+447700900123',
  phoneConfirmed: true,
  emailConfirmed: false,
  language: 'en',
  subscription: { active: false, option: null, activeUntil: null },
  notifications: 0,
  registrationDate: '2026-10-02T08:55:10Z',
  inviter: 'viktor',
};

export const noWork: Schema<'TechnicalWork'> = {
  active: false,
  startDate: null,
  endDate: null,
  message: null,
  retrySeconds: 30,
};

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

/** What the browser has stored of a signed-in user. */
export function storeSession(user: unknown = anna, cookie = 'token'): void {
  document.cookie = `refreshToken=${cookie}; path=/`;
  localStorage.setItem(PERSISTED_KEY, JSON.stringify({ user }));
}

/** Opens the app at an address, with what the browser has stored and the responses that the page has already. */
export async function openApp(address: string, responses?: Responses): Promise<void> {
  // jsdom does not scroll.
  vi.stubGlobal('scrollTo', vi.fn());
  window.history.replaceState(null, '', address);
  // The session follows what is stored, as when another tab has changed it.
  window.dispatchEvent(new StorageEvent('storage', { key: PERSISTED_KEY }));
  // React resumes what suspends on words and routes only in an awaited `act`.
  await act(async () => void render(<AppInBrowser responses={responses} />));
}

/** Follows a link. React resumes what suspends only in an awaited `act`. */
export async function follow(link: Element): Promise<void> {
  await act(() => user.click(link));
}
