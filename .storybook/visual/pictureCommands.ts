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

/** What became of a picture: the same as its baseline, without one, or so many pixels off, by at most so much. */
export type Verdict =
  | { is: 'same' }
  | { is: 'missing' }
  | { is: 'changed'; differing: number; worst: number };

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

function write(file: string, content: Buffer) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

const changed: Shot[] = [];

/** The commands by which tests in the browser ask Node for pictures. */
export const pictureCommands = {
  /** The picture itself, as text: equal texts are equal pictures. */
  takePicture: async (context: BrowserCommandContext, shot: Shot): Promise<string> =>
    (await picture(context, shot)).toString('base64'),

  /** Holds what is on the screen against its baseline. A trial leaves nothing behind, whatever it finds. */
  async comparePicture(context: BrowserCommandContext, shot: Shot, isTrial = false): Promise<Verdict> {
    const now = await picture(context, shot);
    const baseline = `${baselines}/${shot.grid}/${shot.look}.png`;
    const isAccepted = isAccepting && !isTrial;
    if (!existsSync(baseline)) {
      if (!isAccepted) return { is: 'missing' };
      write(baseline, repack(now));
      return { is: 'same' };
    }
    const { differing, worst, draw } = comparePictures(readFileSync(baseline), now);
    if (differing === 0) return { is: 'same' };
    if (isAccepted) {
      write(baseline, repack(now));
      return { is: 'same' };
    }
    if (!isTrial) {
      changed.push(shot);
      write(`${changes}/${shot.grid}/${shot.look}.actual.png`, now);
      write(`${changes}/${shot.grid}/${shot.look}.difference.png`, draw());
    }
    return { is: 'changed', differing, worst };
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
      `${grids.size} grids differ; see .cache/visual/<grid>/<look>.difference.png\n${lines.join('\n')}`,
    );
  },

  findForeignFonts: async (context: BrowserCommandContext): Promise<string[]> =>
    findForeignFonts(await devtoolsOf(context)),
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    takePicture: (shot: Shot) => Promise<string>;
    comparePicture: (shot: Shot, isTrial?: boolean) => Promise<Verdict>;
    listBaselines: () => Promise<string[]>;
    forgetChanges: () => Promise<void>;
    reportChanges: () => Promise<void>;
    findForeignFonts: () => Promise<string[]>;
  }
}
