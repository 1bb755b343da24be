import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { gridOf, grids, type Grid } from './grids.ts';
import { looks, wear, type Look } from './looks.ts';
import type { Shot, Verdict } from './pictureCommands.ts';
import { holdStill, prepareStage, resizeStage } from './stage.ts';

const WIDTH = 960;
/** As high as a window, for what lies over a page; a longer grid is pictured whole. */
const HEIGHT = 720;

const heightOfContent = () =>
  Math.ceil(
    Math.max(
      ...[document.body, ...document.body.querySelectorAll('*')].map(
        (part) => part.getBoundingClientRect().bottom,
      ),
    ),
  );

async function show(grid: Grid, language: Look['language']) {
  await resizeStage(WIDTH, HEIGHT);
  await grid.show(language);
}

async function dress({ name: grid }: Grid, look: Look): Promise<Shot> {
  wear(look);
  // What is as high as the window would grow with each look: every look begins at the same height, and it is taken once.
  await resizeStage(WIDTH, HEIGHT);
  await holdStill();
  const height = heightOfContent();
  await resizeStage(WIDTH, Math.max(HEIGHT, height));
  await holdStill();
  return { grid, look: look.name, width: WIDTH, height };
}

function inWords(verdict: Verdict): string[] {
  switch (verdict.is) {
    case 'same':
      return [];
    case 'missing':
      return ['there is no baseline; pnpm accept:visual makes it'];
    case 'changed':
      return [`${verdict.differing} pixels differ, by up to ${verdict.worst} of 255`];
  }
}

beforeAll(async () => {
  await commands.forgetChanges();
  await prepareStage();
});

afterAll(() => commands.reportChanges());

describe.each(grids)('$name', (grid) => {
  it('looks as it was accepted in every brand and scheme, by bundled fonts alone', async () => {
    const notes: string[] = [];
    for (const language of ['en', 'ru'] as const) {
      await show(grid, language);
      for (const look of looks.filter((one) => one.language === language)) {
        const verdict = await commands.comparePicture(await dress(grid, look));
        const faults = [...inWords(verdict), ...(await commands.findForeignFonts())];
        notes.push(...faults.map((fault) => `${look.name}: ${fault}`));
      }
    }
    expect(notes).toEqual([]);
  });
});

describe('what a comparison does', () => {
  const button = gridOf('Button');
  const light = looks[0]!;

  it('finds no difference at all between two pictures of the same', async () => {
    const pictures: string[] = [];
    for (const grid of [button, gridOf('Dialog'), button]) {
      await show(grid, light.language);
      pictures.push(await commands.takePicture(await dress(grid, light)));
    }
    expect(pictures[2] === pictures[0]).toBe(true);
    expect(pictures[1] === pictures[0]).toBe(false);
  });

  it('refuses one button that is 2 px further', async () => {
    await show(button, light.language);
    const shot = await dress(button, light);
    expect(await commands.comparePicture(shot, true)).toEqual({ is: 'same' });
    document.querySelector('button')!.style.transform = 'translateX(2px)';
    await holdStill();
    expect(await commands.comparePicture(shot, true)).toMatchObject({ is: 'changed' });
  });

  it.each(
    looks
      .filter(({ brand }) => brand === light.brand)
      .flatMap((look) =>
        ['accent', 'ink-muted', 'surface', 'line-strong'].map((token) => ({ token, look, in: look.name })),
      ),
  )('refuses 5 % less of $token in $in', async ({ token, look }) => {
    await show(button, look.language);
    const shot = await dress(button, look);
    const property = `--mn-${token}`;
    const value = getComputedStyle(document.documentElement).getPropertyValue(property);
    const verdicts: Verdict[] = [];
    // White has no room to become lighter, nor black darker: a colour goes where it can.
    for (const towards of ['black', 'white']) {
      document.documentElement.style.setProperty(property, `color-mix(in srgb, ${value} 95%, ${towards})`);
      await holdStill();
      verdicts.push(await commands.comparePicture(shot, true));
    }
    document.documentElement.style.removeProperty(property);
    expect(verdicts).toContainEqual(expect.objectContaining({ is: 'changed' }));
  });
});

it('keeps no baseline of a grid, brand or scheme that is gone', async () => {
  const expected = grids.flatMap(({ name }) => looks.map((look) => `${name}/${look.name}`));
  expect((await commands.listBaselines()).filter((name) => !expected.includes(name))).toEqual([]);
});
