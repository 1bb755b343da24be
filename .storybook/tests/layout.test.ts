import { pinScheme } from '@meridian/ui';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { badInput, charts, createGrid, grids, type ShownStory } from './shownStories.ts';
import { lengthenEnglishTexts } from './longTexts.ts';
import { beginnings, layoutFaults, unmirrored } from './layoutFaults.ts';
import { findAxeFaults } from './newParts.ts';
import { holdStill, prepareStage, resizeStage } from './stage.ts';
import { pointByFinger, touchFaults } from './touchFaults.ts';

const root = document.documentElement;

function undo() {
  root.dir = '';
  root.style.fontSize = '';
  document.body.style.padding = '';
}

interface Circumstance {
  name: string;
  width: number;
  arrange: () => void;
}

const narrow: Circumstance = { name: '320 px', width: 320, arrange: undo };
const large: Circumstance = {
  name: '200 % text',
  width: 640,
  arrange: () => {
    root.style.fontSize = '200%';
  },
};
const both: Circumstance = { ...large, name: '320 px and 200 % text', width: narrow.width };
const mirrored: Circumstance = {
  name: 'right to left',
  width: 1024,
  arrange: () => {
    root.dir = 'rtl';
  },
};

/** Components have English sample texts. */
async function resize(width: number) {
  await resizeStage(width, 720);
  await holdStill();
  if (root.lang !== 'ru') return;
  while (lengthenEnglishTexts()) await holdStill();
}

async function faultsIn({ name, width, arrange }: Circumstance): Promise<string[]> {
  undo();
  arrange();
  await resize(width);
  return layoutFaults().map((fault) => `${name}: ${fault}`);
}

/** What does not mirror. The right-to-left render keeps the locale, so that the texts have the same length. */
async function mirrorFaults(): Promise<string[]> {
  undo();
  await resize(mirrored.width);
  const before = beginnings();
  const faults = await faultsIn(mirrored);
  return [...faults, ...unmirrored(before, beginnings()).map((fault) => `${mirrored.name}: ${fault}`)];
}

async function show(grid: ShownStory, language: 'en' | 'ru') {
  await resizeStage(mirrored.width, 720);
  await grid.show(language);
}

interface Looks {
  /** Of a page with a grid. */
  circumstances: readonly Circumstance[];
  /** In pixels, and of text: of the scales of a chart. */
  chartWidths: readonly number[];
  textSizes: readonly string[];
  /** Of a frame on a page of docs. */
  languages: readonly ('en' | 'ru')[];
}

/** Where layout is looked at. In `npm test` it is the strictest circumstance, and Russian, whose words are longer. */
const looks: Looks = import.meta.env.EVERY_STATE
  ? {
      circumstances: [large, both, narrow],
      chartWidths: [320, 360, 480, 640, 1024],
      textSizes: ['100%', '150%', '200%', '300%'],
      languages: ['en', 'ru'],
    }
  : { circumstances: [both], chartWidths: [320, 640], textSizes: ['100%', '200%'], languages: ['ru'] };

/** Overlays and figures depend on the locale's direction, not on `dir` of the page. */
async function allFaults(grid: ShownStory): Promise<string[]> {
  await resizeStage(mirrored.width, 720);
  await grid.show('ru', true);
  const faults = await mirrorFaults();
  undo();
  await show(grid, 'ru');
  for (const circumstance of looks.circumstances) faults.push(...(await faultsIn(circumstance)));
  return faults;
}

async function fingerFaults(): Promise<string[]> {
  const pointByMouse = pointByFinger();
  await holdStill();
  const faults = touchFaults().map((fault) => `${window.innerWidth} px: ${fault}`);
  pointByMouse();
  return faults;
}

/** The violations under forced colors and under `prefers-contrast: more`. */
async function faultsOfPreferences(): Promise<string[]> {
  const faults: string[] = [];
  for (const preference of ['forced colors', 'more contrast'] as const) {
    await commands.emulatePreference(preference);
    await holdStill();
    // A preference changes colors only.
    faults.push(...(await findAxeFaults('color-contrast')).map((fault) => `${preference}: ${fault}`));
  }
  await commands.emulatePreference();
  return faults;
}

/** At this width table rows are cards. */
const PHONE_WIDTH = 360;

beforeAll(prepareStage);

afterEach(undo);

describe.each(grids)('$name', (grid) => {
  it('has no layout faults on narrow pages, with large text and right to left; is accessible; is easy to touch; uses only bundled fonts', async () => {
    const faults = await allFaults(grid);
    undo();
    pinScheme('dark');
    await resize(mirrored.width);
    faults.push(
      ...(await commands.findForeignFonts()),
      ...(await findAxeFaults()),
      ...(import.meta.env.EVERY_STATE ? await faultsOfPreferences() : []),
      ...(await fingerFaults()),
    );
    await resizeStage(PHONE_WIDTH, 720);
    expect([...faults, ...(await fingerFaults())]).toEqual([]);
  });
});

// Where an amount or a date has the least space: it may wrap, but not overflow.
it.each(
  ['Table', 'KeyValueList'].flatMap((name) =>
    (['en', 'ru'] as const).map((language) => ({ name, language })),
  ),
)('$name: holds on two phones with text twice as large ($language)', async ({ name, language }) => {
  await show(createGrid(name), language);
  for (const width of [320, 360])
    for (const arrange of [undo, large.arrange])
      expect(await faultsIn({ name: `${width} px`, width, arrange })).toEqual([]);
});

// Axis labels keep their position, so labels that do not fit are hidden.
it.each(
  charts
    .filter(({ name }) => /^Chart\/(Balance|ManyPoints|WithinADay)$/.test(name))
    .flatMap((story) => (['en', 'ru'] as const).map((language) => ({ name: story.name, story, language }))),
)(
  '$name: labels of its scales keep apart at any width and size of text ($language)',
  async ({ story, language }) => {
    await show(story, language);
    const faults: string[] = [];
    for (const width of looks.chartWidths)
      for (const size of looks.textSizes)
        faults.push(
          ...(await faultsIn({
            name: `${width} px, ${size}`,
            width,
            arrange: () => {
              root.style.fontSize = size;
            },
          })),
        );
    expect(faults.filter((fault) => fault.includes('lies over'))).toEqual([]);
  },
);

/** Maximum width of a docs page. */
const DOCS_WIDTH = 982;

const framed = grids.filter(({ frameHeight }) => frameHeight !== undefined);

it.each(framed)('$name: its frame on a page of docs shows all of it', async (grid) => {
  undo();
  document.body.style.padding = grid.isFullscreen ? '0' : '';
  for (const language of looks.languages) {
    await resizeStage(DOCS_WIDTH, grid.frameHeight ?? 0);
    await grid.show(language);
    await holdStill();
    expect(root.scrollHeight).toBeLessThanOrEqual(window.innerHeight);
  }
});

// Mounted at 320 px, so that overlays of the play function are positioned at that width.
it.each(badInput)('$name: bad input holds at 320 px', async (story) => {
  undo();
  await resizeStage(narrow.width, 720);
  await story.show('ru');
  expect(await faultsIn(narrow)).toEqual([]);
});

describe.each([mirrored.width, PHONE_WIDTH])('the checkboxes of table rows at %i px', (width) => {
  async function showBoxes() {
    await show(createGrid('Table'), 'en');
    await resizeStage(width, 720);
    await holdStill();
    return [...document.querySelectorAll<HTMLElement>('table input[type="checkbox"]')];
  }

  it('have the same size for touch and mouse', async () => {
    const boxes = await showBoxes();
    const sizes = () => boxes.map(({ offsetWidth, offsetHeight }) => `${offsetWidth} x ${offsetHeight}`);
    expect(new Set(sizes())).toEqual(new Set(['20 x 20']));
    const pointByMouse = pointByFinger();
    await holdStill();
    const forFinger = sizes();
    pointByMouse();
    expect(new Set(forFinger)).toEqual(new Set(['20 x 20']));
  });

  // The box-shadow ring is not part of the hit area, but the enlarged touch target covers the same area.
  it('have focus rings that no other cell covers', async () => {
    const boxes = await showBoxes();
    const pointByMouse = pointByFinger();
    await holdStill();
    for (const box of boxes) {
      box.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      // The ring is 2 px wide with an offset of 2 px.
      expect.soft(document.elementFromPoint(left - 3, y)).toBe(box);
      expect.soft(document.elementFromPoint(right + 3, y)).toBe(box);
      expect.soft(document.elementFromPoint(x, top - 3)).toBe(box);
      expect.soft(document.elementFromPoint(x, bottom + 3)).toBe(box);
    }
    pointByMouse();
    window.scrollTo(0, 0);
  });
});

describe('a mouse on a clickable table row', () => {
  async function showRow() {
    await show(createGrid('Table'), 'en');
    await holdStill();
    const row = document.querySelector('tbody tr:has(input):has(a)')!;
    const follow = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    row.querySelector('a')!.addEventListener('click', follow);
    return { box: row.querySelector('input')!, words: row.querySelector('time')!, follow };
  }

  afterEach(() => commands.moveMouseAway());

  // `force`, because another element may cover the target, which is what the test checks.
  const click = (element: Element) => userEvent.click(element, { force: true });

  it('selects the row by its checkbox without following the row', async () => {
    const { box, follow } = await showRow();
    const wasChecked = box.checked;
    await click(box);
    expect(box.checked).toBe(!wasChecked);
    expect(follow).not.toHaveBeenCalled();
  });

  it("follows the row's link from its text", async () => {
    const { box, words, follow } = await showRow();
    const wasChecked = box.checked;
    await click(words);
    expect(follow).toHaveBeenCalledOnce();
    expect(box.checked).toBe(wasChecked);
  });
});

describe('detected faults', () => {
  async function showWith(rules: string) {
    await show(createGrid('Button'), 'en');
    const first = document.querySelector<HTMLElement>('button')!;
    first.style.cssText = rules;
    return first;
  }

  it('a fixed width', async () => {
    await showWith('min-inline-size: 400px');
    expect(await faultsIn(narrow)).toContainEqual(expect.stringContaining('the page scrolls sideways'));
  });

  it('a physical margin', async () => {
    const first = await showWith('margin-left: 12px');
    expect(await mirrorFaults()).toContain(
      `right to left: <button> “${first.textContent}” begins 12 px in, mirrored 0 px`,
    );
  });

  it('physical text alignment', async () => {
    await showWith('');
    document.querySelector('small')!.style.textAlign = 'left';
    expect(await mirrorFaults()).toContainEqual(expect.stringContaining('the words of <small>'));
  });

  it('clipped text', async () => {
    const first = await showWith('');
    first.parentElement!.style.cssText = 'overflow: hidden; inline-size: 40px';
    first.style.cssText = 'white-space: nowrap; min-inline-size: max-content';
    expect(await faultsIn(narrow)).toContain(`320 px: <span> “${first.textContent}” is cut off`);
  });

  it('overlapping text', async () => {
    const first = await showWith('');
    first.parentElement!.style.marginBlockStart = '-30px';
    expect(await faultsIn(narrow)).toContainEqual(expect.stringContaining('lies over'));
  });

  it('overlapping positioned labels', async () => {
    const first = await showWith('');
    const around = first.parentElement!;
    around.style.position = 'relative';
    const placed = [1, 2].map(() => around.appendChild(document.createElement('span')));
    for (const [index, label] of placed.entries()) {
      label.textContent = `Label ${index}`;
      label.style.cssText = `position: absolute; inset: 0 auto auto ${index * 10}px`;
    }
    expect(await faultsIn(narrow)).toEqual(['320 px: <span> “Label 0” lies over <span> “Label 1”']);
    placed[1]!.style.insetInlineStart = '120px';
    expect(await faultsIn(narrow)).toEqual([]);
  });

  it('text without contrast', async () => {
    await showWith('color: #999; background: #fff');
    expect(await findAxeFaults()).toContainEqual(expect.stringContaining('contrast'));
  });

  it('text in a system font', async () => {
    const first = await showWith('font-family: serif');
    expect(await commands.findForeignFonts()).toEqual([
      expect.stringContaining(`glyphs of “${first.textContent}” by`),
    ]);
  });

  it('text with its own colour under forced colors', async () => {
    await showWith('forced-color-adjust: none; color: #999; background: #fff');
    expect(await faultsOfPreferences()).toContainEqual(expect.stringMatching(/^forced colors: .*contrast/));
  });
});
