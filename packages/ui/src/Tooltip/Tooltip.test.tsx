import { act, render, screen, user } from '@meridian/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

// The clock also runs by itself: user-event waits for real moments between its events.
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('A tooltip comes when the pointer has rested for 300 ms, and not in passing', async () => {
  const person = user.setup({ delay: null });
  render(
    <Tooltip text="Copy the address">
      <Button>Copy</Button>
    </Tooltip>,
  );
  // A tooltip asks for a pointer that moves: what comes under one that rests is not hovered over.
  await person.pointer({ target: document.body });
  await person.hover(screen.getByRole('button'));
  pass(200);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(100);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the address');
});
