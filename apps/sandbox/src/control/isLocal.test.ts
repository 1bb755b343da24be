import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../../test/openTestSandbox.ts';
import { openSeededDatabase } from '../../test/seededDatabase.ts';

let own: TestSandbox;
let everybodys: TestSandbox;
beforeAll(async () => {
  own = await openTestSandbox();
  everybodys = await openTestSandbox({ database: await openSeededDatabase(), controls: 'anywhere' });
});
afterAll(async () => {
  await own.close();
  await everybodys.close();
});

const ask = (sandbox: TestSandbox, path: string, headers: Record<string, string> = {}) =>
  fetch(`${sandbox.url}/sandbox${path}`, { headers }).then(({ status }) => status);

test.each([
  ['Forwarded', 'for=203.0.113.7'],
  ['Via', '1.1 proxy'],
  ['X-Forwarded-For', '203.0.113.7'],
  ['X-Forwarded-For', '127.0.0.1'],
  ['X-Forwarded-Proto', 'https'],
  ['X-Forwarded-Host', 'cabinet.example'],
  ['x-real-ip', '203.0.113.7'],
  ['X-Forwarded', 'for=203.0.113.7'],
  ['X-Original-Forwarded-For', '203.0.113.7'],
  ['Forwarded-For', '203.0.113.7'],
  ['X-Client-IP', '203.0.113.7'],
  ['True-Client-IP', '203.0.113.7'],
  ['CF-Connecting-IP', '203.0.113.7'],
  ['X-Remote-Addr', '203.0.113.7'],
  ['X-Envoy-External-Address', '203.0.113.7'],
  ['X-Original-Host', 'cabinet.example'],
  ['CDN-Loop', 'cdn'],
])('a local proxy is not trusted as a local caller: %s: %s', async (name, value) => {
  const headers = { [name]: value };
  for (const path of ['', '/outbox', '/page.js', '/telegram', '/telegram/page.js'])
    expect(await ask(own, path, headers), path).toBe(403);
  expect(await ask(everybodys, '/outbox', headers)).toBe(200);
  expect(await ask(everybodys, '/telegram', headers)).toBe(403);
});

test('accepts a browser on this machine, whatever other headers it sends', async () => {
  const headers = {
    'accept-language': 'ru',
    'x-requested-with': 'XMLHttpRequest',
    'cache-control': 'no-cache',
  };
  for (const path of ['', '/outbox', '/telegram']) expect(await ask(own, path, headers), path).toBe(200);
});
