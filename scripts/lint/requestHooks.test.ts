import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.requests.ts'],
  {
    encoding: 'utf8',
    cwd: root,
  },
)
  .split('\n')
  .filter((path) => path !== '');

/** The operations that a file calls: `get /funds/refills`. */
function operationsOf(path: string): string[] {
  const text = readFileSync(new URL(path, root), 'utf8');
  const calls = text.matchAll(/useApi(Query|Mutation|Upload|Download)\(([^{;]*?)'(\/[^']+)'/g);
  return [...calls].map(([, kind, before = '', called]) => {
    const method = /'(post|put|patch|delete)'/.exec(before)?.[1];
    return `${kind === 'Query' || kind === 'Download' ? 'get' : method} ${called}`;
  });
}

test('each request has one hook', () => {
  const operations = files.flatMap(operationsOf);
  expect(operations.length).toBeGreaterThan(80);
  expect(operations.filter((operation, index) => operations.indexOf(operation) !== index)).toEqual([]);
});
