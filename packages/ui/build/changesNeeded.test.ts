import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { changesNeeded } from './changesNeeded.ts';
import { recordFile, takeRecord } from './releaseRecord.ts';

const changeset = (bump: string) => `---\n'@meridian/ui': ${bump}\n---\n\nButtons are rounder.\n`;
const released = { exports: 'a', pictures: 'b' };

describe('A change that a host would see', () => {
  it.each([
    ['a name more or less', { exports: 'other', pictures: 'b' }, /exports/],
    ['another look', { exports: 'a', pictures: 'other' }, /Pictures/],
  ])('is not released as a patch, or in silence: %s', (_, now, sentence) => {
    expect(changesNeeded(released, now, [])).toEqual([expect.stringMatching(sentence)]);
    expect(changesNeeded(released, now, [changeset('patch')])).toEqual([expect.stringMatching(sentence)]);
    expect(changesNeeded(released, now, [changeset('patch'), changeset('minor')])).toEqual([]);
    expect(changesNeeded(released, now, [changeset('major')])).toEqual([]);
  });

  it('is only what a host sees: anything else needs no word', () => {
    expect(changesNeeded(released, released, [])).toEqual([]);
  });

  it('has its changeset here and now', () => {
    const folder = fileURLToPath(new URL('../../../.changeset', import.meta.url));
    const changesets = globSync('*.md', { cwd: folder }).map((file) =>
      readFileSync(`${folder}/${file}`, 'utf8'),
    );
    const last: { exports: string; pictures: string } = JSON.parse(readFileSync(recordFile, 'utf8'));
    expect(changesNeeded(last, takeRecord(), changesets)).toEqual([]);
  });
});
