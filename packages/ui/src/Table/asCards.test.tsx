import { afterEach, expect, it, vi } from 'vitest';
import { watchWidth } from './asCards.ts';

const SCROLL_BAR = 15;

afterEach(() => vi.unstubAllGlobals());

/** A table in a page. Its width is measured again whenever a scroll bar may have appeared or disappeared. */
function placeTable() {
  const frame = document.createElement('div');
  const measure = frame.appendChild(document.createElement('div'));
  let tell: ((width: number) => void) | undefined;
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: (entries: readonly { contentRect: { width: number } }[]) => void) {
        tell = (width) => callback([{ contentRect: { width } }]);
      }
      observe() {}
    },
  );
  watchWidth(measure);
  return {
    areCards: () => frame.hasAttribute('data-narrow'),
    giveRoom: (width: number) => tell?.(width),
  };
}

it('does not flicker when the scroll bar disappears with the rows', () => {
  for (const room of [640, 645, 654]) {
    const { areCards, giveRoom } = placeTable();
    const forms: boolean[] = [];
    for (let round = 0; round < 6; round += 1) {
      // The rows are higher than the page, the cards are not.
      giveRoom(areCards() ? room : room - SCROLL_BAR);
      forms.push(areCards());
    }
    expect(forms).toEqual([true, true, true, true, true, true]);
  }
});

it('becomes rows again when rows and a scroll bar fit', () => {
  const { areCards, giveRoom } = placeTable();
  giveRoom(500);
  expect(areCards()).toBe(true);
  giveRoom(664);
  expect(areCards()).toBe(false);
  giveRoom(640);
  expect(areCards()).toBe(false);
});

it('keeps its layout while it is hidden', () => {
  const { areCards, giveRoom } = placeTable();
  giveRoom(500);
  giveRoom(0);
  expect(areCards()).toBe(true);
});
