import { expect, it } from 'vitest';
import { lacksChangeset, needsChangeset } from './releasedExports.ts';

const changeset = (bump: string) => `---\n'@meridian/ui': ${bump}\n---\n\nButtons are rounder.\n`;

it('a change of the exports needs a changeset, at least minor', () => {
  expect(lacksChangeset('released', 'released', [])).toBe(false);
  expect(lacksChangeset('released', 'other', [])).toBe(true);
  expect(lacksChangeset('released', 'other', [changeset('patch')])).toBe(true);
  expect(lacksChangeset('released', 'other', [changeset('patch'), changeset('minor')])).toBe(false);
  expect(lacksChangeset('released', 'other', [changeset('major')])).toBe(false);
});

it('the exports of this repository have one', () => {
  expect(needsChangeset(), 'run `npm run accept`, and complete the changeset that it writes').toBe(false);
});
