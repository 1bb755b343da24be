import { render, screen, user } from '@meridian/testing';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue } from './createToastQueue.ts';

// `shouldAdvanceTime`, because user-event waits between its events.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

function openToast() {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
  act(() => void queue.show({ message: 'Wallet added' }));
  return user.setup({ delay: null });
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('Keeps a toast open while the pointer is on it', async () => {
  const person = openToast();
  await person.hover(screen.getByText('Wallet added'));
  pass(60_000);
  expect(screen.getByText('Wallet added')).toBeVisible();
  await person.unhover(screen.getByText('Wallet added'));
  pass(3000);
  expect(screen.queryByText('Wallet added')).toBeNull();
});

test('Keeps a toast open while the focus is in it', async () => {
  const person = openToast();
  await person.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  pass(60_000);
  expect(screen.getByText('Wallet added')).toBeVisible();
  await person.tab();
  pass(3000);
  expect(screen.queryByText('Wallet added')).toBeNull();
});
