import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CDPSession, Page } from 'playwright';
import type { BrowserCommandContext } from 'vitest/node';
import { comparePictures, repack } from './comparePictures.ts';
import { findForeignFonts } from './foreignFonts.ts';

/** What is pictured: a grid in a look (brand and scheme), this many pixels wide and high. */
export interface Shot {
  grid: string;
  look: string;
  width: number;
  height: number;
}

/** What a person may ask of every page: the colours they have chosen, or stronger ones. */
export type Wish = 'forced colours' | 'more contrast';

/**
 * What became of a picture: the same as its baseline, without one, or so many pixels off, by at most so much; and which
 * words of it a font of the system has drawn.
 */
export type Verdict =
  | { is: 'same' }
  | { is: 'missing'; foreign: string[] }
  | { is: 'changed'; differing: number; worst: number; foreign: string[] };

const root = fileURLToPath(new URL('../..', import.meta.url));
const baselines = `${root}.storybook/visual/baselines`;
const changes = `${root}.cache/visual`;
/** Set by `scripts/acceptVisual.ts`: what differs from its baseline becomes it. */
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

/** A picture that is the same twice running: on a busy machine the screen may be behind what the page has drawn. */
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
 * The picture and what differs from its baseline. One that differs is taken again some frames later, before it counts: on a
 * busy machine the screen may lack a part for as long as two pictures take, as the words of a bar that has just moved.
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

/** The commands by which tests in the browser ask Node for pictures. */
export const pictureCommands = {
  /** The picture itself, as text: equal texts are equal pictures. */
  takePicture: async (context: BrowserCommandContext, shot: Shot): Promise<string> =>
    (await settled(context, shot, await picture(context, shot))).toString('base64'),

  /** From now on the browser says of the person that they asked for this, or for nothing. */
  grantWish: async ({ page }: BrowserCommandContext, wish?: Wish): Promise<void> =>
    page.emulateMedia({
      forcedColors: wish === 'forced colours' ? 'active' : 'none',
      contrast: wish === 'more contrast' ? 'more' : 'no-preference',
    }),

  /** Takes the mouse off the page, where it would go on hovering what is shown next. */
  takeMouseAway: ({ page }: BrowserCommandContext): Promise<void> => page.mouse.move(-1, -1),

  /**
   * Holds what is on the screen against its baseline. A trial leaves nothing behind, whatever it finds. Who drew the
   * letters is asked only of a picture that is new: one that is equal to an accepted one has the same letters.
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

  /** The baselines there are, as `Button/meridian-light`. */
  listBaselines: (): string[] =>
    globSync('*/*.png', { cwd: baselines }).map((file) => file.replace(/\.png$/, '')),

  forgetChanges: () => rmSync(changes, { recursive: true, force: true }),

  /** Says at the end what to look at: which grids differ, in which looks, and where their pictures are. */
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
