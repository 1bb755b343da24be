import { act, moveServerClock, render, screen } from '@meridian/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { RelativeTime } from './RelativeTime.tsx';

afterEach(() => vi.useRealTimers());

it('updates while the page is open, and contains the exact moment', () => {
  vi.useFakeTimers({ now: new Date('2026-10-15T12:00:00Z') });
  render(<RelativeTime value="2026-10-15T11:55:00Z" timeZone="UTC" />);
  const time = screen.getByText('5 minutes ago');
  expect(time).toHaveAttribute('datetime', '2026-10-15T11:55:00Z');
  expect(time.title.replace('\u202f', ' ')).toBe('Oct 15, 2026, 11:55 AM');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(time).toHaveTextContent('6 minutes ago');
});

it('counts from the clock of the server where that of the device is wrong by days', () => {
  vi.useFakeTimers({ now: new Date('2026-10-12T12:00:00Z') });
  moveServerClock('2026-10-15T12:00:00Z');
  render(<RelativeTime value="2026-10-15T11:55:00Z" timeZone="UTC" />);
  expect(screen.getByText('5 minutes ago')).toBeVisible();
});

it('stops its timer when the last one unmounts', () => {
  vi.useFakeTimers({ now: new Date('2026-10-15T12:00:00Z') });
  const { unmount } = render(
    <>
      <RelativeTime value="2026-10-15T11:55:00Z" />
      <RelativeTime value="2026-10-15T11:50:00Z" />
    </>,
  );
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});

it('shows a dash for an unreadable moment', () => {
  const { container } = render(<RelativeTime value="" />);
  expect(container).toHaveTextContent('—');
});

it('works with an invalid time zone, and marks the exact moment as UTC', () => {
  vi.useFakeTimers({ now: new Date('2026-10-15T12:00:00Z') });
  render(<RelativeTime value="2026-10-15T11:55:00Z" timeZone="Mars/Olympus" />);
  expect(screen.getByText('5 minutes ago').title.replaceAll(/\s/g, ' ')).toBe('Oct 15, 2026, 11:55 AM UTC');
});
