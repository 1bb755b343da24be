import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

const sources = execFileSync(
  'git',
  ['ls-files', 'apps/web/src', 'apps/site/src', 'packages/*.ts', 'packages/*.tsx'],
  {
    encoding: 'utf8',
    cwd: new URL('../..', import.meta.url),
  },
)
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|stories)\.|createStoredValue\.ts$/.test(path));

const constants = new Map(
  [...read('apps/web/src/storageKeys.ts').matchAll(/const (\w+) = '([^']+)'/g)].map(([, name, key]) => [
    name!,
    key!,
  ]),
);

/** The key without what differs by user, form or operation. */
const stem = (text: string) => text.replace(/[:-]?\$\{(?!\w+_KEY).*/, '').replace(/:$/, '');

/** Keys in calls of `createStoredValue` and `createPersonalValue`, and those that are written without them. */
function keysOf(path: string): string[] {
  const text = read(path);
  const calls = [
    ...text.matchAll(/create(Stored|Personal)Value\(\s*(?:'([^']+)'|`([^`]+)`|([A-Z_]+|name)\b)/g),
  ];
  return calls.flatMap(([, kind, literal, template, name]) => {
    const key =
      literal ?? template ?? (name === 'name' ? /prefix = '([^']+)'/.exec(text)?.[1] : constants.get(name!));
    if (key === undefined) throw new Error(`${path}: ${name} is no known key.`);
    const whole = key.replace(
      /\$\{(\w+_KEY)\}/,
      (_, constant: string) => constants.get(constant) ?? constant,
    );
    return [(kind === 'Personal' ? 'person:' : '') + stem(whole)];
  });
}

const rows = [
  ...read('docs/decisions/0011-session.md').matchAll(/^\| `([^`]+)` +\| (\w+) +\|.*\| the (\w+) +\|$/gm),
];

test('every key of browser storage is in the table of decision 0011', () => {
  // Written by a file that loads no other code.
  const raw = 'telegram-state';
  expect(read('packages/features/auth/src/telegram/telegramVisit.ts')).toContain(raw);
  expect(rows.map(([, key]) => key!).toSorted()).toEqual(
    [...new Set([...sources.flatMap(keysOf), raw])].toSorted(),
  );
});

test('in localStorage, what belongs to a user has the prefix that sign-out removes, and only the user has “persist:”', () => {
  const ofUser = rows.filter(([, , area, owner]) => area === 'localStorage' && owner === 'person');
  expect(ofUser.map(([, key]) => key!).filter((key) => !key.startsWith('person:'))).toEqual(['persist:root']);
});
