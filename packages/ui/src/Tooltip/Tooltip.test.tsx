import { act, render, screen, user } from '@meridian/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

// The clock stands, however long the machine takes. Testing Library waits a moment after each event, and moves only a clock that
// it takes for Jest's.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('jest', {
    advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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
  // One that follows another comes at once, also after those of other tests: this one has left long ago.
  pass(1000);
  await person.unhover(screen.getByRole('button'));
  pass(1000);
  await person.hover(screen.getByRole('button'));
  pass(299);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the address');
});
