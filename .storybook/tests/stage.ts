import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Test-only styles: no animations, and Storybook's padding around a grid. Storybook pauses animations while it mounts a
 * story, so a finished one may stay in its first state. Only the scroll-driven animation of tabs remains.
 */
const rules = `
  body { padding: 16px; }
  :not([role='tablist']), *::before, *::after { animation: none !important; }
  *, *::before, *::after { transition: none !important; }
`;

/** Loads every bundled font before the first measurement. Returns what removes the styles above. */
export async function prepareStage(): Promise<() => void> {
  const style = document.head.appendChild(
    Object.assign(document.createElement('style'), { textContent: rules }),
  );
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
  return () => style.remove();
}

export async function resizeStage(width: number, height: number) {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Animations that the styles above did not remove, such as those started by a script, and overlays that are opening or closing. */
const moving = () => [
  ...document
    .getAnimations()
    // A scroll-driven animation only moves on scroll.
    .filter(({ playState, timeline }) => playState !== 'finished' && timeline === document.timeline)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.cloneNode() : undefined)),
  ...document.querySelectorAll('[data-entering], [data-exiting]'),
];

/** Waits until the page is stable, at most for a second. */
export async function settle() {
  await document.fonts.ready;
  for (let frames = 0; frames < 2 || (frames < 60 && moving().length > 0); frames += 1) await nextFrame();
}

/** Waits until the page is stable. Throws for a grid that never stops moving. */
export async function holdStill() {
  await settle();
  expect(moving()).toEqual([]);
}
