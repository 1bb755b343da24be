import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/*
 * Beside the baselines of a grid, `taken.json` says by a digest of what bytes each of them was made. The same browser gives
 * the same bytes for the same pixels, and then neither picture has to be read: that took longer than drawing them.
 */

const listOf = (baseline: string) => `${dirname(baseline)}/taken.json`;

function readTaken(baseline: string): Map<string, unknown> {
  const list = listOf(baseline);
  const read: unknown = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {};
  return new Map(Object.entries(read instanceof Object ? read : {}));
}

/** Of both, so that a baseline that came here in another way is looked at. */
const digestOf = (baseline: string, picture: Buffer) =>
  createHash('sha256').update(readFileSync(baseline)).update(picture).digest('base64url');

/** Whether the baseline was made of these very bytes. */
export const wasTakenFrom = (baseline: string, picture: Buffer): boolean =>
  readTaken(baseline).get(basename(baseline)) === digestOf(baseline, picture);

/** Whether it is known of what the baseline was made. */
export const isTakenKnown = (baseline: string): boolean => readTaken(baseline).has(basename(baseline));

/** Notes of what the baseline was made. */
export function noteTaken(baseline: string, picture: Buffer): void {
  const taken = readTaken(baseline).set(basename(baseline), digestOf(baseline, picture));
  const sorted = Object.fromEntries([...taken].sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(listOf(baseline), `${JSON.stringify(sorted, undefined, 2)}\n`);
}
