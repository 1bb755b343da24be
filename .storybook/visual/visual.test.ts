import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';
import { gridOf, grids, PICTURE_WIDTH, type ShownStory } from './shownStories.ts';
import { looks, applyLook, type Look } from './looks.ts';
import type { Shot, Verdict } from './pictureCommands.ts';
import { holdStill, prepareStage, resizeStage } from './stage.ts';
import { TOLERANCE } from './tolerance.ts';

/** The window height, for overlays. A longer grid is captured in full. */
const HEIGHT = 720;

const heightOfContent = () =>
  Math.ceil(
    Math.max(
      ...[document.body, ...document.body.querySelectorAll('*')].map(
        (part) => part.getBoundingClientRect().bottom,
      ),
    ),
  );

async function show(grid: ShownStory, language: Look['language'], width = PICTURE_WIDTH) {
  // A fullscreen story gets no padding, so that the window does not have to grow. Elements fixed to the bottom
  // may lack their text after a resize.
  document.body.style.padding = grid.isFullscreen ? '0' : '';
  await resizeStage(width, HEIGHT);
  await grid.show(language);
}

const nameOf = ({ name }: Look, width: number) => (width === PICTURE_WIDTH ? name : `${name}-${width}`);

async function dress({ name: grid }: ShownStory, look: Look, width = PICTURE_WIDTH): Promise<Shot> {
  applyLook(look);
  // Every look starts at the same height. Otherwise a story of window height would grow with each look.
  await resizeStage(width, HEIGHT);
  // Repositions overlays: some looks add borders, which changes sizes without an event.
  window.dispatchEvent(new Event('resize'));
  await holdStill();
  const height = heightOfContent();
  await resizeStage(width, Math.max(HEIGHT, height));
  await holdStill();
  return { grid, look: nameOf(look, width), width, height };
}

function inWords(verdict: Verdict): string[] {
  switch (verdict.is) {
    case 'same':
      return [];
    case 'missing':
      return ['there is no baseline; pnpm accept:visual makes it', ...verdict.foreign];
    case 'changed':
      return [`${verdict.differing} pixels differ, by up to ${verdict.worst} of 255`, ...verdict.foreign];
  }
}

const whyLeftOut = inject('whyNoPictures');
const isLeftOut = whyLeftOut !== undefined;
if (isLeftOut) console.error(whyLeftOut);

beforeAll(async () => {
  await commands.forgetChanges();
  // A test before this one may have left the mouse over a control.
  await commands.takeMouseAway();
  await prepareStage();
});

afterAll(async () => {
  await commands.reportChanges();
});

describe.skipIf(isLeftOut).each(grids)('$name', (grid) => {
  it('matches its baselines and uses only bundled fonts', async () => {
    const notes: string[] = [];
    for (const width of grid.widths)
      for (const language of ['en', 'ru'] as const) {
        await show(grid, language, width);
        for (const look of looks.filter((one) => one.language === language)) {
          const verdict = await commands.comparePicture(await dress(grid, look, width));
          notes.push(...inWords(verdict).map((fault) => `${nameOf(look, width)}: ${fault}`));
        }
      }
    expect(notes).toEqual([]);
  });
});

describe.skipIf(isLeftOut)('screenshot comparison', () => {
  const button = gridOf('Button');
  const light = looks[0]!;

  it('finds no difference between two screenshots of the same grid', async () => {
    const pictures: string[] = [];
    for (const grid of [button, gridOf('Dialog'), button]) {
      await show(grid, light.language);
      pictures.push(await commands.takePicture(await dress(grid, light)));
    }
    expect(pictures[2] === pictures[0]).toBe(true);
    expect(pictures[1] === pictures[0]).toBe(false);
  });

  it('names texts in a system font', async () => {
    await show(button, light.language);
    const shot = await dress(button, light);
    const first = document.querySelector('button')!;
    first.style.fontFamily = 'serif';
    await holdStill();
    expect(await commands.comparePicture(shot, true)).toMatchObject({
      is: 'changed',
      foreign: [expect.stringContaining(`glyphs of “${first.textContent}” by`)],
    });
  });
});

/** A grid of each brand for planted faults; it contains every colour token. */
const planted: Readonly<Record<string, ShownStory>> = {
  Meridian: gridOf('Button'),
  Saffron: gridOf('Checkbox'),
};
const tokens = ['accent', 'ink-muted', 'surface', 'line-strong'];

/** The rendered colour, with channels of 0 to 255. */
function channelsOf(colour: string): Uint8ClampedArray {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.color = colour;
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  context.fillRect(0, 0, 1, 1);
  return context.getImageData(0, 0, 1, 1).data;
}

/** White cannot become lighter, nor black darker. */
function hasRoom(from: string, to: string): boolean {
  const [before, after] = [channelsOf(from), channelsOf(to)];
  return before.some((channel, at) => Math.abs(channel - after[at]!) > TOLERANCE);
}

interface Fault {
  name: string;
  plant: () => void;
  undo: () => void;
}

describe.skipIf(isLeftOut).each(looks)('in $name', (look) => {
  const grid = planted[look.brand.name]!;
  const root = document.documentElement;

  /** Plants each fault alone and returns those that the comparison misses. */
  async function unseen(faults: () => readonly Fault[]) {
    await show(grid, look.language);
    const shot = await dress(grid, look);
    expect(await commands.comparePicture(shot)).toEqual({ is: 'same' });
    const names: string[] = [];
    for (const { name, plant, undo } of faults()) {
      plant();
      await holdStill();
      if ((await commands.comparePicture(shot, true)).is === 'same') names.push(name);
      undo();
    }
    return names;
  }

  it('detects a control that moved by 2 px', async () => {
    const shifts = () =>
      ['2px 0', '0 2px'].map((shift): Fault => {
        const { style } = document.querySelector<HTMLElement>('button, label')!;
        return { name: shift, plant: () => (style.translate = shift), undo: () => (style.translate = '') };
      });
    expect(await unseen(shifts)).toEqual([]);
  });

  it('detects a colour change of 5 %', async () => {
    const mixtures = () =>
      tokens.flatMap((token) => {
        const property = `--mn-${token}`;
        const value = getComputedStyle(root).getPropertyValue(property);
        const mixed = ['black', 'white']
          .map((end) => `color-mix(in srgb, ${value} 95%, ${end})`)
          .filter((mixture) => hasRoom(value, mixture));
        expect(mixed, token).not.toEqual([]);
        return mixed.map((mixture): Fault => ({
          name: `${token}: ${mixture}`,
          plant: () => root.style.setProperty(property, mixture),
          undo: () => root.style.removeProperty(property),
        }));
      });
    expect(await unseen(mixtures)).toEqual([]);
  });
});

it('has no baseline without a grid, brand or scheme', async () => {
  const expected = grids.flatMap(({ name, widths }) =>
    widths.flatMap((width) => looks.map((look) => `${name}/${nameOf(look, width)}`)),
  );
  expect((await commands.listBaselines()).filter((name) => !expected.includes(name))).toEqual([]);
});
