import { act, render, screen, user } from '@meridian/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

// Fake timers. Testing Library only advances a clock that it takes for Jest's.
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('jest', {
    advanceTimersByTime: (milliseconds: number) => vi.advanceTimersByTime(milliseconds),
  });
});
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

test('Opens a tooltip after 300 ms of hover', async () => {
  const investor = user.setup({ delay: null });
  render(
    <Tooltip text="Copy the address">
      <Button>Copy</Button>
    </Tooltip>,
  );
  // A tooltip only opens for a moving pointer.
  await investor.pointer({ target: document.body });
  await investor.hover(screen.getByRole('button'));
  // A tooltip that follows another one opens at once. This waits until the one of the previous test is
  // forgotten.
  pass(1000);
  await investor.unhover(screen.getByRole('button'));
  pass(1000);
  await investor.hover(screen.getByRole('button'));
  pass(299);
  expect(screen.queryByRole('tooltip')).toBeNull();
  pass(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copy the address');
});
