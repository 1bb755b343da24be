import { act, fireEvent, render, screen } from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { ToastRegion } from './ToastRegion.tsx';
import { createToastQueue } from './createToastQueue.ts';

beforeEach(() => vi.useFakeTimers());

function openToast() {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
  act(() => void queue.show({ message: 'Wallet added' }));
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('keeps a toast open while the pointer is on it', () => {
  openToast();
  fireEvent.pointerEnter(screen.getByRole('region'));
  pass(60_000);
  expect(screen.getByText('Wallet added')).toBeVisible();
  fireEvent.pointerLeave(screen.getByRole('region'));
  pass(3000);
  expect(screen.queryByText('Wallet added')).toBeNull();
});

test('keeps a toast open while the focus is in it', () => {
  openToast();
  const close = screen.getByRole('button', { name: 'Close' });
  act(() => close.focus());
  pass(60_000);
  expect(screen.getByText('Wallet added')).toBeVisible();
  act(() => close.blur());
  pass(3000);
  expect(screen.queryByText('Wallet added')).toBeNull();
});
