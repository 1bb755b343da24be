import { expect, it, vi } from 'vitest';
import { fitTable, watchWidth } from './fitTable.ts';

const SCROLL_BAR = 15;

/** A table in a page. `needs` is the minimum width of its columns, by the hidden priorities. */
function placeTable(needs: Readonly<Record<string, number>> = {}) {
  const frame = document.createElement('div');
  const measure = frame.appendChild(document.createElement('div'));
  const table = frame.appendChild(document.createElement('table'));
  const header = table.createTHead().insertRow();
  for (const priority of ['1', '2']) header.insertCell().dataset.priority = priority;
  Object.defineProperty(table, 'offsetWidth', {
    get: () => needs[frame.dataset.without ?? 'all columns'] ?? 0,
  });
  return {
    measure,
    form: () => (frame.hasAttribute('data-narrow') ? 'narrow' : (frame.dataset.without ?? 'all columns')),
    giveRoom: (width: number) => fitTable(measure, width),
  };
}

it('does not flicker when the scroll bar disappears with the rows', () => {
  for (const room of [640, 645, 654]) {
    const { form, giveRoom } = placeTable();
    const forms: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      // The rows are higher than the page, the cards are not.
      giveRoom(form() === 'narrow' ? room : room - SCROLL_BAR);
      forms.push(form());
    }
    expect(new Set(forms)).toEqual(new Set(['narrow']));
  }
});

it('becomes rows again when rows and a scroll bar fit', () => {
  const { form, giveRoom } = placeTable();
  giveRoom(500);
  expect(form()).toBe('narrow');
  giveRoom(664);
  expect(form()).toBe('all columns');
  giveRoom(640);
  expect(form()).toBe('all columns');
});

it('keeps its layout while it is hidden', () => {
  const { form, giveRoom } = placeTable();
  giveRoom(500);
  giveRoom(0);
  expect(form()).toBe('narrow');
});

it('hides the column of the lowest priority first, and becomes narrow when the rest does not fit', () => {
  const { form, giveRoom } = placeTable({ 'all columns': 1000, 2: 800, '2 1': 700 });
  const forms = [1000, 999, 800, 799, 700, 699].map((width) => {
    giveRoom(width);
    return form();
  });
  expect(forms).toEqual(['all columns', '2', '2', '2 1', '2 1', 'narrow']);
});

it('brings a column back only where a scroll bar would fit beside it', () => {
  const { form, giveRoom } = placeTable({ 'all columns': 1000, 2: 800 });
  giveRoom(900);
  giveRoom(1000 + SCROLL_BAR);
  expect(form()).toBe('2');
  giveRoom(1024);
  expect(form()).toBe('all columns');
});

it('is fitted again when the room for it changes', () => {
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
  const { form, measure } = placeTable();
  watchWidth(measure);
  tell?.(500);
  expect(form()).toBe('narrow');
  tell?.(800);
  expect(form()).toBe('all columns');
});
