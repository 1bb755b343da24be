import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommandContext } from 'vitest/node';
import { comparePictures, repack } from './comparePictures.ts';
import { findForeignFonts } from './foreignFonts.ts';

/** A screenshot: a grid in a look, with a width and height in pixels. */
export interface Shot {
  grid: string;
  look: string;
  width: number;
  height: number;
}

/** Emulated user preferences. */
export type Wish = 'forced colours' | 'more contrast';

/**
 * The result of a comparison: equal, no baseline, or different by a number of pixels. Includes texts in system
 * fonts.
 */
export type Verdict =
  | { is: 'same' }
  | { is: 'missing'; foreign: string[] }
  | { is: 'changed'; differing: number; worst: number; foreign: string[] };

const root = fileURLToPath(new URL('../..', import.meta.url));
const baselines = `${root}.storybook/visual/baselines`;
const changes = `${root}.cache/visual`;
/** Set by `scripts/acceptVisual.ts`: accepts different screenshots as new baselines. */
const isAccepting = process.env.ACCEPT_VISUAL === '1';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function devtoolsOf({ context, page }: BrowserCommandContext): Promise<CDPSession> {
  const known = sessions.get(page);
  if (known) return known;
  const opened = context.newCDPSession(page).then(async (session) => {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    return session;
  });
  sessions.set(page, opened);
  return opened;
}

async function picture(context: BrowserCommandContext, { width, height }: Shot): Promise<Buffer> {
  const devtools = await devtoolsOf(context);
  const clip = { x: 0, y: 0, width, height, scale: 1 };
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    clip,
    optimizeForSpeed: true,
  });
  return Buffer.from(data, 'base64');
}

const mostTakes = 5;

/** Takes screenshots until two in a row are equal: on a busy machine the screen may lag behind the DOM. */
async function settled(context: BrowserCommandContext, shot: Shot, first: Buffer): Promise<Buffer> {
  let before = first;
  for (let takes = 1; takes < mostTakes; takes += 1) {
    const now = await picture(context, shot);
    if (now.equals(before)) return now;
    before = now;
  }
  return before;
}

const nextFrames = ({ page }: BrowserCommandContext) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );

/**
 * The screenshot and its difference from the baseline. A different one is taken again some frames later,
 * because on a busy machine two screenshots in a row may both miss a part.
 */
async function settledAgainst(
  context: BrowserCommandContext,
  shot: Shot,
  first: Buffer,
  baseline: Buffer,
  takes: number,
) {
  let now = await settled(context, shot, first);
  let comparison = comparePictures(baseline, now);
  for (let taken = 1; comparison.differing > 0 && taken < takes; taken += 1) {
    await nextFrames(context);
    now = await settled(context, shot, await picture(context, shot));
    comparison = comparePictures(baseline, now);
  }
  return { now, comparison };
}

function write(file: string, content: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const changed: Shot[] = [];

/** Browser commands for screenshots, executed in Node. */
export const pictureCommands = {
  /** The screenshot as text, for equality checks. */
  takePicture: async (context: BrowserCommandContext, shot: Shot): Promise<string> =>
    (await settled(context, shot, await picture(context, shot))).toString('base64'),

  /** Emulates a user preference, or none. */
  grantWish: async ({ page }: BrowserCommandContext, wish?: Wish): Promise<void> =>
    page.emulateMedia({
      forcedColors: wish === 'forced colours' ? 'active' : 'none',
      contrast: wish === 'more contrast' ? 'more' : 'no-preference',
    }),

  /** Moves the mouse away, so that it does not hover over the next story. */
  takeMouseAway: ({ page }: BrowserCommandContext): Promise<void> => page.mouse.move(-1, -1),

  /**
   * Compares the screen with its baseline. A trial writes no files. Fonts are only checked for a changed
   * screenshot, because an equal one has the same fonts.
   */
  async comparePicture(context: BrowserCommandContext, shot: Shot, isTrial = false): Promise<Verdict> {
    const first = await picture(context, shot);
    const baseline = `${baselines}/${shot.grid}/${shot.look}.png`;
    const isAccepted = isAccepting && !isTrial;
    const isThere = existsSync(baseline);
    const { now, comparison } = isThere
      ? await settledAgainst(context, shot, first, readFileSync(baseline), isTrial ? 1 : mostTakes)
      : { now: await settled(context, shot, first), comparison: undefined };
    if (comparison?.differing === 0) return { is: 'same' };
    const foreign = await findForeignFonts(await devtoolsOf(context));
    if (isAccepted && foreign.length === 0) {
      write(baseline, repack(now));
      return { is: 'same' };
    }
    if (!isTrial) {
      changed.push(shot);
      write(`${changes}/${shot.grid}/${shot.look}.actual.png`, now);
      if (comparison) write(`${changes}/${shot.grid}/${shot.look}.difference.png`, comparison.draw());
    }
    if (!comparison) return { is: 'missing', foreign };
    return { is: 'changed', differing: comparison.differing, worst: comparison.worst, foreign };
  },

  /** The existing baselines, such as `Button/meridian-light`. */
  listBaselines: (): string[] =>
    globSync('*/*.png', { cwd: baselines }).map((file) => file.replace(/\.png$/, '')),

  forgetChanges: () => rmSync(changes, { recursive: true, force: true }),

  /** Prints which grids differ in which looks, and where their images are. */
  reportChanges() {
    if (changed.length === 0) return;
    const grids = Map.groupBy(changed, ({ grid }) => grid);
    const lines = [...grids].map(
      ([grid, shots]) => `  ${grid} (${shots.map(({ look }) => look).join(', ')})`,
    );
    console.error(
      `${grids.size} grids differ; see .cache/visual/<grid>/<look>.actual.png and .difference.png\n${lines.join('\n')}`,
    );
  },
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (shot: Shot) => Promise<string>;
    grantWish: (wish?: Wish) => Promise<void>;
    takeMouseAway: () => Promise<void>;
    comparePicture: (shot: Shot, isTrial?: boolean) => Promise<Verdict>;
    listBaselines: () => Promise<string[]>;
    forgetChanges: () => Promise<void>;
    reportChanges: () => Promise<void>;
  }
}
