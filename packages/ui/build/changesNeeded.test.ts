import { describe, expect, it } from 'vitest';
import last from '../declared.json' with { type: 'json' };
import { changesNeeded } from './changesNeeded.ts';
import { readChangesets, readDeclared, type Declared } from './declared.ts';

const changeset = (bump: string) => `---\n'@meridian/ui': ${bump}\n---\n\nButtons are rounder.\n`;

/** A changeset of a minor version that was accepted earlier. */
const first = { 'first.md': changeset('minor') };
const accepted: Declared = { exports: 'a', pictures: 'b', changesets: { 'first.md': '1' } };

describe('A visible change', () => {
  it.each([
    ['a name more or less, or a prop that is required now', { exports: 'other' }, /exports/],
    ['another look', { pictures: 'other' }, /Pictures/],
  ])('needs its own changeset, at least minor: %s', (_, change, sentence) => {
    const now = { ...accepted, ...change };
    expect(changesNeeded(accepted, now, first)).toEqual([expect.stringMatching(sentence)]);

    const more = { ...now, changesets: { ...now.changesets, 'rounder.md': '2' } };
    const saying = (bump: string) => ({ ...first, 'rounder.md': changeset(bump) });
    expect(changesNeeded(accepted, more, saying('patch'))).toEqual([expect.stringMatching(sentence)]);
    expect(changesNeeded(accepted, more, saying('minor'))).toEqual([]);
    expect(changesNeeded(accepted, more, saying('major'))).toEqual([]);
  });

  it('is announced by an edited changeset', () => {
    const now = { ...accepted, pictures: 'other', changesets: { 'first.md': 'told anew' } };
    expect(changesNeeded(accepted, now, first)).toEqual([]);
  });

  it('is the only change that needs a changeset', () => {
    expect(changesNeeded(accepted, accepted, first)).toEqual([]);
  });

  it('has its changeset here and now, and `pnpm accept:changes` has put both on record', () => {
    const now = readDeclared();
    expect(changesNeeded(last, now, readChangesets())).toEqual([]);
    expect(now).toEqual(last);
  });
});
