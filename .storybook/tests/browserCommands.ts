import type { CDPSession, Page } from 'playwright';
import type { BrowserCommandContext } from 'vitest/node';
import { findForeignFonts } from './foreignFonts.ts';

/** Emulated user preferences. */
export type Preference = 'forced colors' | 'more contrast';

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

/** Browser commands of these tests, executed in Node. */
export const browserCommands = {
  /** Emulates a user preference, or none. */
  emulatePreference: async ({ page }: BrowserCommandContext, preference?: Preference): Promise<void> =>
    page.emulateMedia({
      forcedColors: preference === 'forced colors' ? 'active' : 'none',
      contrast: preference === 'more contrast' ? 'more' : 'no-preference',
    }),

  /** Moves the mouse away, so that it does not hover over the next story. */
  moveMouseAway: ({ page }: BrowserCommandContext): Promise<void> => page.mouse.move(-1, -1),

  /** The texts that a system font renders. */
  findForeignFonts: async (context: BrowserCommandContext): Promise<string[]> =>
    findForeignFonts(await devtoolsOf(context)),
};

declare module 'vitest/browser' {
  interface BrowserCommands {
    emulatePreference: (preference?: Preference) => Promise<void>;
    moveMouseAway: () => Promise<void>;
    findForeignFonts: () => Promise<string[]>;
  }
}
