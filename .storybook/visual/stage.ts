import { expect } from 'vitest';
import { page } from 'vitest/browser';

/**
 * Rules of the tests alone: what changes or opens does so at once, what blinks is hidden, and a grid has the air that
 * Storybook gives it. Storybook holds animations while a story is mounted, which would leave a dialog opening for good.
 */
const rules = `
  body { padding: 16px; }
  [data-entering], [data-exiting] { animation: none !important; }
  *, *::before, *::after {
    transition: none !important;
    caret-color: transparent !important;
    /* Where colours are forced, the caret's is, too: there it is seen, and stands still. */
    caret-animation: manual !important;
  }
`;

/** Fetches every bundled font at once, so that nothing is seen before the letters of its brand are there. */
export async function prepareStage() {
  document.head.append(Object.assign(document.createElement('style'), { textContent: rules }));
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

export async function resizeStage(width: number, height: number) {
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** What a person who asked for less motion would still see move, and what opens or closes at this moment. */
const moving = () => [
  ...document
    .getAnimations()
    // What follows a scroll stands still until somebody scrolls.
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.cloneNode() : undefined)),
  ...document.querySelectorAll('[data-entering], [data-exiting]'),
];

/** Waits until what was asked for is drawn, and refuses a grid that goes on moving by itself. */
export async function holdStill() {
  await document.fonts.ready;
  for (let frames = 0; frames < 2 || (frames < 60 && moving().length > 0); frames += 1) await nextFrame();
  expect(moving()).toEqual([]);
}
