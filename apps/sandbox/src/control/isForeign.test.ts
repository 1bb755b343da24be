import { get } from 'node:http';
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

/** Moves the clock or reads it, as a page in a browser would. */
const call = ({ url }: TestSandbox, method: 'GET' | 'POST', headers: Record<string, string>) =>
  fetch(`${url}/sandbox/clock${method === 'POST' ? '/advance' : ''}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(method === 'POST' && { body: '{"seconds":1}' }),
  }).then(({ status }) => status);

/** `fetch` writes a `Sec-Fetch-Mode` of its own. */
const statusOf = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, { headers }, (response) => resolve(response.resume().statusCode)).on('error', reject);
  });

const foreign = (url: string): readonly Record<string, string>[] => [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: '' },
  { origin: `${url}.evil.example` },
  { origin: 'http://localhost' },
  { origin: url.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)) },
  { origin: url, 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' },
  { 'sec-fetch-site': '' },
];

test('pages of other origins neither change anything nor read, also where the controls are open to everybody', async () => {
  for (const sandbox of [own, everybodys]) {
    const before = await call(sandbox, 'GET', {});
    expect(before).toBe(200);
    const { now } = JSON.parse(await (await sandbox.control('/clock')).text()) as { now: string };
    for (const headers of foreign(sandbox.url))
      for (const method of ['GET', 'POST'] as const)
        expect(await call(sandbox, method, headers), `${method} ${JSON.stringify(headers)}`).toBe(403);
    const opened = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    expect(await call(sandbox, 'POST', opened)).toBe(403);
    expect(JSON.parse(await (await sandbox.control('/clock')).text())).toEqual({ now });
    // Reading the page itself is what a link does.
    expect(await statusOf(`${sandbox.url}/sandbox`, opened)).toBe(200);
  }
});

test('nobody signs in as another user from a page of another origin', async () => {
  const sign = (headers: Record<string, string>) =>
    fetch(`${own.url}/sandbox/telegram/sign`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"id":1}',
    }).then(({ status }) => status);
  for (const headers of foreign(own.url)) expect(await sign(headers), JSON.stringify(headers)).toBe(403);
});

test('the page of the controls and scripts without a browser are obeyed', async () => {
  const browser = { origin: own.url, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };
  const accepted: Record<string, string>[] = [browser, { origin: own.url }, { 'sec-fetch-site': 'none' }, {}];
  for (const headers of accepted) expect(await call(own, 'POST', headers), JSON.stringify(headers)).toBe(200);
});
