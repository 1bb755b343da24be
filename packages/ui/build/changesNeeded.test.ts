import { describe, expect, it } from 'vitest';
import last from '../declared.json' with { type: 'json' };
import { changesNeeded } from './changesNeeded.ts';
import { readChangesets, readDeclared, type Declared } from './declared.ts';

const changeset = (bump: string) => `---\n'@meridian/ui': ${bump}\n---\n\nButtons are rounder.\n`;

/** A changeset of a minor version that was accepted earlier. */
const first = { 'first.md': changeset('minor') };
const accepted: Declared = { exports: 'a', changesets: { 'first.md': '1' } };

const needed = [expect.stringContaining('list of exports')];

describe('a change of the exports', () => {
  it('needs its own changeset, at least minor', () => {
    const now = { ...accepted, exports: 'other' };
    expect(changesNeeded(accepted, now, first)).toEqual(needed);

    const more = { ...now, changesets: { ...now.changesets, 'rounder.md': '2' } };
    const saying = (bump: string) => ({ ...first, 'rounder.md': changeset(bump) });
    expect(changesNeeded(accepted, more, saying('patch'))).toEqual(needed);
    expect(changesNeeded(accepted, more, saying('minor'))).toEqual([]);
    expect(changesNeeded(accepted, more, saying('major'))).toEqual([]);
  });

  it('is announced by an edited changeset', () => {
    const now = { ...accepted, exports: 'other', changesets: { 'first.md': 'edited' } };
    expect(changesNeeded(accepted, now, first)).toEqual([]);
  });

  it('is the only change that needs a changeset', () => {
    expect(changesNeeded(accepted, accepted, first)).toEqual([]);
  });

  it('has a changeset in this repository, and `pnpm accept:changes` has recorded both', () => {
    const now = readDeclared();
    expect(changesNeeded(last, now, readChangesets())).toEqual([]);
    expect(now).toEqual(last);
  });
});
