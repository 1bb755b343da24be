import { fn } from 'storybook/test';

/** What stories write to the clipboard. */
export const writeText = fn();

/** A `beforeEach` that replaces the clipboard. */
export function mockClipboard() {
  writeText.mockReset();
  const { clipboard } = navigator;
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return () => Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
}
