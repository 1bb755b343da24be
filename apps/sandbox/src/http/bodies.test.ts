import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { contractOperations } from '@meridian/contract-kit';
import { formatLine } from './log.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { begin } from '../../test/rawRequest.ts';
import { resetTokenOf } from '../../test/resetPassword.ts';

const sandbox = sharedSandbox();

async function post(path: string, body: RequestInit['body'], type = 'application/json') {
  const headers = { 'content-type': type, 'accept-language': 'en' };
  const response = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers, body });
  return { status: response.status, text: await response.text() };
}

test.each(['/api/auth/login', '/sandbox/clock/advance'])(
  'a field called __proto__ is reported as unknown, %s',
  async (path) => {
    const { status, text } = await post(path, '{"__proto__":1}');
    expect(status).toBe(422);
    expect(text).toContain('"__proto__":"unknown_value"');
  },
);

test.each([
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'application/json'],
  ['UTF-16', Buffer.from('{"login":"demo","password":"x"}', 'utf16le'), 'application/json; charset=utf-16'],
  [
    'another charset than it says',
    '{"login":"demo","password":"x"}',
    'application/json;charset="iso-8859-1"',
  ],
  ['nothing', '', 'application/json'],
])('JSON that is %s is malformed', async (_what, body, type) => {
  const { status, text } = await post('/api/auth/login', body, type);
  expect([status, JSON.parse(text).errors]).toEqual([422, { body: 'malformed' }]);
  if (body === '') return;
  expect(JSON.parse((await post('/sandbox/clock/advance', body, type)).text).errors).toEqual({
    body: 'malformed',
  });
});

test.each([
  ['/sandbox/refusals', '{}', 'required'],
  ['/sandbox/refusals', '[]', 'malformed'],
  ['/api/auth/login', '[]', 'malformed'],
  ['/api/auth/login', 'null', 'malformed'],
  ['/api/auth/login', '"demo"', 'malformed'],
])('an error of the whole body is reported for `body`: %s does not accept %s', async (path, body, code) => {
  const { status, text } = await post(path, body);
  expect([status, JSON.parse(text).errors]).toEqual([422, { body: code }]);
});

/** A token of a new investor for this call, so that no rate limit applies. */
async function tokenFor(id: string): Promise<string> {
  const email = `whole${id.toLowerCase()}@example.com`;
  const { token, login } = await sandbox.confirmed({ email });
  if (id !== 'setPassword') return token;
  return resetTokenOf(sandbox, { login, email });
}

test.each(
  contractOperations
    .filter(({ body }) => body !== undefined)
    .map((operation) => [operation.id, operation] as const),
)(
  '%s reports JSON that is not an object as an error of the body',
  async (id, { method, path, takesToken }) => {
    const headers = {
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
      ...(takesToken ? { authorization: `Bearer ${await tokenFor(id)}` } : {}),
    };
    const address = path.replace('{login}', 'somebody').replace('{id}', randomUUID());
    for (const body of ['[]', '[{}]', '1', '"text"', 'null']) {
      const response = await fetch(`${sandbox.url}/api${address}`, {
        method: method.toUpperCase(),
        headers,
        body,
      });
      const { code, errors } = JSON.parse(await response.text());
      expect([body, code, errors]).toEqual([body, 'validation_failed', { body: 'malformed' }]);
    }
  },
);

test.each(['application/json; charset=utf-8', 'application/json;charset="UTF-8"', 'application/json'])(
  'JSON sent as %s is accepted',
  async (type) => {
    const { text } = await post('/api/auth/login', '{"login":"nobody","password":"nothing at all"}', type);
    expect(JSON.parse(text).code).toBe('incorrect_login_or_password');
  },
);

test.each([
  ['JSON', '/api/auth/login', 'POST', 'application/json', 'Content-Length: 50'],
  [
    'JSON of a length that is not told',
    '/api/auth/login',
    'POST',
    'application/json',
    'Transfer-Encoding: chunked',
  ],
  [
    'a form',
    '/api/user-data/verification',
    'PATCH',
    'multipart/form-data; boundary=x',
    'Content-Length: 5000',
  ],
])(
  'a client that disconnects while sending %s is not logged as a failure',
  async (_what, path, method, type, length) => {
    const { token } = await sandbox.confirmed();
    const begun = sandbox.lines.length;
    const socket = await begin(sandbox.url, [
      `${method} ${path} HTTP/1.1`,
      `Authorization: Bearer ${token}`,
      `Content-Type: ${type}`,
      length,
    ]);
    socket.on('error', () => undefined).write('5\r\n{"log\r\n');
    // Another call, so that the server has started to read this one.
    await fetch(`${sandbox.url}/api/payment-systems`);
    socket.destroy();
    await once(socket, 'close');
    await expect
      .poll(() => sandbox.lines.slice(begun).map(formatLine).join('\n'))
      .toContain('"status":499,"failure":"aborted"');
    expect(sandbox.lines.slice(begun).map(({ event }) => event)).not.toContain('failure');
  },
);

test('a path that begins with two slashes gets a 404 problem document', async () => {
  const response = await fetch(`${sandbox.url}//api/content/news`);
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  expect(await response.json()).toMatchObject({
    code: 'not_found',
    instance: `urn:meridian:request:${response.headers.get('x-request-id')}`,
  });
});
