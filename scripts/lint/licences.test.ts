import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * They allow use in a closed product. MPL-2.0 covers only changes of its own files, LGPL-3.0 a library that can be replaced, and OFL-1.1 fonts,
 * which may be embedded in documents.
 */
const allowed: ReadonlySet<string> = new Set([
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT AND OFL-1.1',
  'MPL-2.0',
]);

/** The names of the production dependencies of all packages, by licence. Reads the installed packages only. */
function readLicences(): Map<string, string[]> {
  const { packageManager }: { packageManager: string } = JSON.parse(
    readFileSync(`${root}package.json`, 'utf8'),
  );
  const npx = ['--yes', '--prefer-offline', '--loglevel=error', packageManager];
  const listed: Record<string, { name: string }[]> = JSON.parse(
    execFileSync('npx', [...npx, '-r', 'licenses', 'list', '--prod', '--json'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    }),
  );
  return new Map(
    Object.entries(listed).map(([licence, packages]) => [licence, packages.map(({ name }) => name)]),
  );
}

it('every production dependency has a licence that a closed product may use', () => {
  const licences = readLicences();
  expect(licences.get('MIT')).toContain('react');
  expect([...licences].filter(([licence]) => !allowed.has(licence))).toEqual([]);
});
