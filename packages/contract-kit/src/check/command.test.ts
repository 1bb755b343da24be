import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { account, type OtherServer, startOtherServer } from '../../test/startOtherServer.ts';
import { runCommand } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'contract kit '));
let server: OtherServer;
let faulty: OtherServer;

beforeAll(async () => {
  [server, faulty] = await Promise.all([startOtherServer(), startOtherServer('stored responses')]);
});

afterAll(async () => {
  await Promise.all([server.close(), faulty.close()]);
  rmSync(folder, { recursive: true });
});

async function run(...given: readonly string[]): Promise<{ readonly code: number; readonly text: string }> {
  let text = '';
  const code = await runCommand(given, (part) => (text += part));
  return { code, text };
}

const signIn = ['--login', account.login, '--password', account.password];

test('ends with 0 for a server that keeps the rules, and with 1 for a server that breaks a rule', async () => {
  const only = ['--only', 'caching'];
  expect(await run('check', server.url, ...signIn, ...only)).toMatchObject({ code: 0 });
  const { code, text } = await run('check', faulty.url, ...signIn, ...only);
  expect(code).toBe(1);
  expect(text).toContain('BROKEN   No response may be stored: Cache-Control is no-store');
});

test.each([
  [['check']],
  [['check', 'api.example', ...signIn]],
  [['check', 'ftp://api.example', ...signIn]],
  [['check', 'http://127.0.0.1:9', '--login', 'demo']],
  [['check', 'http://127.0.0.1:9', ...signIn, '--only', 'speed']],
  [['check', 'http://127.0.0.1:9', ...signIn, '--calls', '0']],
  [['check', 'http://127.0.0.1:9', ...signIn, '--wrong']],
  [['check', 'http://127.0.0.1:9', ...signIn, '--guest']],
  [['prove', 'http://127.0.0.1:9', ...signIn]],
])('ends with 2 and the usage for %j', async (given) => {
  const { code, text } = await run(...given);
  expect(code).toBe(2);
  expect(text).toContain('Usage: contract-kit check');
});

test.each([
  [[], 'Say what to do.'],
  [['prove'], 'There is no command “prove”.'],
  [['check'], 'Give check its <address>.'],
  [['compare'], 'Give compare its <openapi.json>.'],
  [['contract', 'more'], '“more” is one argument too many.'],
])('says what is wrong with %j', async (given, sentence) => {
  expect((await run(...given)).text).toContain(`${sentence}\n`);
});

test('checks as a guest what needs no sign-in, and says of the rest that it does', async () => {
  const { code, text } = await run(
    'check',
    server.url,
    '--guest',
    '--only',
    'authorisation,languages,caching',
  );
  expect(code).toBe(0);
  expect(text).toContain('kept     A call without a token is a 401');
  expect(text).toContain('kept     No response may be stored');
  expect(text).toContain(
    'skipped  The token of a session that was ended is a 401\n           It needs a sign-in.\n',
  );
});

test('skips rules on the responses to other rules when there are none to look at', async () => {
  const guest = await run('check', server.url, '--guest', '--only', 'caching');
  expect(guest.text).toMatch(/skipped {2}No response may be stored.*\n +It looks at the responses/);
  const signedIn = await run('check', server.url, ...signIn, '--only', 'problem details');
  expect(signedIn.text).toContain('0 kept, 0 broken, 2 skipped');
});

test('ends with 2 for a server that does not respond, and for an account that cannot sign in', async () => {
  expect(await run('check', 'http://127.0.0.1:9', ...signIn)).toMatchObject({ code: 2 });
  const { code, text } = await run('check', server.url, '--login', 'first', '--password', 'wrong');
  expect([code, text]).toEqual([2, 'first did not sign in: the status is 401.\n']);
});

test('prints the contract as one document', async () => {
  const { code, text } = await run('contract');
  expect(code).toBe(0);
  expect(JSON.parse(text)).toMatchObject({ openapi: '3.1.0', paths: { '/user/balance': expect.anything() } });
});

test('compares the contract with an earlier document, and ends with 1 if a client of it breaks', async () => {
  const [same, old] = [join(folder, 'same.json'), join(folder, 'old.json')];
  const { text: contract } = await run('contract');
  writeFileSync(same, contract);
  writeFileSync(old, contract.replaceAll('/user/balance/history', '/user/balance/past'));
  expect(await run('compare', same)).toEqual({ code: 0, text: 'Nothing changed.\n' });
  expect(await run('compare', old)).toEqual({
    code: 1,
    text: '### Breaking\n\n- `GET /user/balance/past`: removed\n\n### Not breaking\n\n- `GET /user/balance/history`: added\n',
  });
});

test('lists the calls of a dry run and sends none', async () => {
  let calls = 0;
  const counting = createServer((_, response) => {
    calls += 1;
    response.end();
  });
  await new Promise<void>((resolve) => {
    counting.listen(0, '127.0.0.1', resolve);
  });
  const address = counting.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const { code, text } = await run('check', `http://127.0.0.1:${port}`, '--dry-run');
  counting.close();
  expect([code, calls]).toEqual([0, 0]);
  expect(text).toContain('  GET /api/user/operations/\n');
  expect(text).toMatch(/idempotency: .+\n {2}needs --money\n/);
});

test('sends no call that moves money without --money', async () => {
  const { text } = await run('check', server.url, ...signIn, '--only', 'idempotency', '--format', 'json');
  const { results } = JSON.parse(text);
  expect(new Set(results.map(({ result }: { result: string }) => result))).toEqual(new Set(['skipped']));
});

test('writes JSON and JUnit with the call and the response of a broken rule, and no secrets', async () => {
  const [json, junit] = [join(folder, 'report.json'), join(folder, 'report.xml')];
  await run('check', faulty.url, ...signIn, '--only', 'caching,time', '--json', json, '--junit', junit);
  const { results } = JSON.parse(readFileSync(json, 'utf8'));
  expect(results.find(({ result }: { result: string }) => result === 'broken')).toMatchObject({
    group: 'caching',
    section: 'info, description',
    request: expect.stringContaining('POST http://127.0.0.1:'),
    response: expect.stringMatching(/^200\n/),
  });
  const xml = readFileSync(junit, 'utf8');
  expect(xml).toContain('<testsuite name="caching" tests="1" failures="1" skipped="0">');
  expect(xml).toContain('Cache-Control must have no-store and is “”.');
  for (const report of [readFileSync(json, 'utf8'), xml]) {
    expect(report).not.toContain(account.password);
    expect(report).not.toMatch(/Bearer [A-Za-z0-9]/);
    expect(report).not.toMatch(/refreshToken\\?(&quot;|"): *\\?(&quot;|")[A-Za-z0-9]/);
  }
});

test('an adapter signs in and does what cannot be done from outside; another default export is refused', async () => {
  const [good, bad] = [join(folder, 'good.mjs'), join(folder, 'bad.mjs')];
  const body = JSON.stringify(account);
  writeFileSync(
    good,
    `export default { async signIn(base) {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(base + '/api/auth/login', { method: 'POST', headers, body: ${JSON.stringify(body)} });
      return (await response.json()).refreshToken;
    } };`,
  );
  writeFileSync(bad, 'export default { signIn: true };');
  const check = ['check', server.url, '--only', 'caching', '--adapter'];
  expect(await run(...check, good)).toMatchObject({ code: 0 });
  expect(await run(...check, bad, ...signIn)).toMatchObject({ code: 2 });
  const none = join(folder, 'none.mjs');
  const { code, text } = await run(...check, none, ...signIn);
  expect([code, text]).toEqual([2, expect.stringContaining(`${none} did not load: `)]);
  expect(text).not.toContain('Usage:');
});
