import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { unwrap } from '@meridian/api-client';
import { contractOperations } from '@meridian/contract-kit';
import { send } from '@meridian/contract-kit/calls';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { exampleCall } from '../../test/exampleCall.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { readOnlyKey, session } from '../database/schema.ts';
import { hashToken } from './tokens.ts';

const cabinet = 'https://cabinet.example';
const sandbox = sharedSandbox({ allowedOrigins: [cabinet] });

const taxTools = new URL('../../../../docs/tax-tools.md', import.meta.url);

const list = async ({ api }: TestUser) => (await unwrap(api.GET('/user/read-only-keys'))).items;

const create = ({ api }: TestUser, name = 'Tax tool', validDays = 30) =>
  unwrap(api.POST('/user/read-only-keys', { body: { name, validDays } }));

const revoke = ({ api }: TestUser, id: string) =>
  unwrap(api.DELETE('/user/read-only-keys/{id}', { params: { path: { id } } }));

const readWith = (key: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${sandbox.url}/api/user/operations/`, { headers: { authorization: `Bearer ${key}`, ...headers } });

const statusOf = async (key: string) => (await readWith(key)).status;

describe('a read-only key', () => {
  test('reads the operations and the statement of its investor', async () => {
    const user = await sandbox.funded('100');
    const { api } = user;
    const { key } = await create(user);
    const byKey = sandbox.apiOf(key);
    const operations = await unwrap(byKey.GET('/user/operations/'));
    expect(operations.items).toHaveLength(1);
    expect(operations).toEqual(await unwrap(api.GET('/user/operations/')));
    const params = { query: { currency: 'USDT', from: '2026-01-01', to: '2026-12-31' } };
    const { date: _now, ...statement } = await unwrap(byKey.GET('/user/statement', { params }));
    expect(statement.closing.amount).toBe('100.000000');
    expect(await unwrap(api.GET('/user/statement', { params }))).toMatchObject(statement);
  });

  test('reads as the example for tax tools says', async () => {
    const { key } = await create(await sandbox.funded('100'));
    const [, header = '', address = ''] =
      /^curl --header "(.+)" \\\n {2}"(.+)"$/m.exec(readFileSync(taxTools, 'utf8')) ?? [];
    const [name = '', value = ''] = header.replace('$KEY', key).split(': ');
    const { pathname, search } = new URL(address);
    const response = await fetch(`${sandbox.url}${pathname}${search}`, { headers: { [name]: value } });
    expect(await response.json()).toMatchObject({ total: 1, items: [{ subject: 'refill' }] });
  });

  test('is refused by every other operation that takes a token', async () => {
    const user = await sandbox.funded('100');
    const { key } = await create(user);
    const statuses: Record<string, number> = {};
    for (const operation of contractOperations) {
      if (!operation.takesToken) continue;
      const response = await send(sandbox.url, operation, exampleCall(operation), key);
      statuses[operation.id] = response.status;
      if (operation.takesReadOnlyKey) continue;
      expect([operation.id, await response.json()]).toEqual([
        operation.id,
        expect.objectContaining({ code: 'unauthorized', status: 401 }),
      ]);
    }
    const accepted = Object.entries(statuses).filter(([, status]) => status !== 401);
    // The statement needs a currency and a period.
    expect(Object.fromEntries(accepted)).toEqual({ listOperations: 200, getStatement: 422 });
    expect(Object.keys(statuses).length).toBeGreaterThan(60);
  });

  test('reads nothing as an investor who does not have it', async () => {
    const [owner, stranger] = [await sandbox.funded('100'), await sandbox.confirmed()];
    const { key, details } = await create(owner);
    expect(await list(stranger)).toEqual([]);
    await expect(revoke(stranger, details.id)).rejects.toEqual(problem('not_found', { status: 404 }));
    expect(await statusOf(key)).toBe(200);
    expect(await statusOf(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`)).toBe(401);
  });

  test('is in the response to its creation only, and stored as a hash', async () => {
    const user = await sandbox.confirmed();
    const { key, details } = await create(user, '  Tax tool  ', 90);
    expect(key).toMatch(/^read_[\w-]{43}$/);
    expect(await list(user)).toEqual([details]);
    expect(details).toMatchObject({
      name: 'Tax tool',
      firstCharacters: key.slice(0, 10),
      lastUseDate: null,
    });
    expect(Date.parse(details.expiryDate) - Date.parse(details.createdDate)).toBe(90 * 86_400_000);
    const rows = await sandbox.database.read((tx) =>
      tx.select().from(readOnlyKey).where(eq(readOnlyKey.id, details.id)),
    );
    expect(rows).toEqual([expect.objectContaining({ tokenHash: hashToken(key) })]);
    expect(JSON.stringify(rows)).not.toContain(key.slice(10));
  });

  test('stops working on its day, when it is revoked, with a new password, and not with other sessions', async () => {
    const user = await sandbox.confirmed();
    const [first, second, third] = [
      await create(user),
      await create(user, 'Two'),
      await create(user, 'Three', 365),
    ];
    await unwrap(user.api.POST('/user/sessions/close-others'));
    await revoke(user, first.details.id);
    const works = async () => [
      await statusOf(first.key),
      await statusOf(second.key),
      await statusOf(third.key),
    ];
    expect(await works()).toEqual([401, 200, 200]);
    await sandbox.advance(30);
    expect(await works()).toEqual([401, 401, 200]);
    const again = await sandbox.sessionOf(user.login);
    expect((await list(again)).map(({ name }) => name)).toEqual(['Three', 'Two']);
    const password = 'nine loud cranes 58';
    const body = { currentPassword: goodPassword, password, passwordConfirmation: password };
    await unwrap(again.api.PATCH('/user/password', { body }));
    expect(await works()).toEqual([401, 401, 401]);
    expect(await list(again)).toEqual([]);
  });

  test('still reads for a locked account, which can revoke it and create none', async () => {
    const user = await sandbox.confirmed();
    const { key, details } = await create(user);
    await unwrap(user.api.POST('/user/protection/lock', { body: { unlockDays: 1 } }));
    expect(await statusOf(key)).toBe(200);
    await expect(create(user)).rejects.toEqual(problem('account_locked', { status: 403 }));
    await revoke(user, details.id);
    expect(await statusOf(key)).toBe(401);
  });

  test('shows its last use, which is written at most once a minute', async () => {
    const user = await sandbox.confirmed();
    const { key } = await create(user);
    const used = async (seconds: number) => {
      await sandbox.control('/clock/advance', { seconds });
      expect(await statusOf(key)).toBe(200);
      return (await list(user))[0]?.lastUseDate;
    };
    const first = await used(1);
    expect(first).not.toBeNull();
    expect(await used(59)).toBe(first);
    expect(await used(1)).toBe(new Date(Date.parse(first ?? '') + 60_000).toISOString());
  });

  test('has no CORS headers, also for an origin that is allowed, and may not be stored', async () => {
    const user = await sandbox.confirmed();
    const { key } = await create(user);
    const granted = ({ headers }: Response) =>
      [...headers.keys()].filter((name) => name.startsWith('access-control-'));
    const response = await readWith(key, { origin: cabinet });
    expect([response.status, granted(response)]).toEqual([200, []]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    // A session of the same page has them.
    expect(granted(await readWith(user.token, { origin: cabinet }))).not.toEqual([]);
  });
});

describe('creating a key', () => {
  test('needs a confirmed session, is in the history and tells the investor', async () => {
    const user = await sandbox.confirmed();
    await sandbox.database.write((tx) =>
      tx
        .update(session)
        .set({ confirmedAt: null })
        .where(eq(session.tokenHash, hashToken(user.token))),
    );
    await expect(create(user)).rejects.toEqual(problem('confirmation_required', { status: 403 }));
    expect(await list(user)).toEqual([]);
    await sandbox.confirmSession(user);
    const { details } = await create(user);
    await revoke(user, details.id);
    const { items } = await unwrap(user.api.GET('/user/security-events'));
    expect(items.map(({ kind }) => kind)).toEqual(['read_only_key_revoked', 'read_only_key_created']);
    const told = (await unwrap(user.api.GET('/notification'))).items;
    expect(told[0]?.text).toContain('“Tax tool” can now read your statement and operations.');
    const sent = await (await sandbox.control(`/outbox?login=${user.login}`)).text();
    expect(sent).toContain('A key that reads your statement and operations was created.');
    expect(sent).not.toContain(details.firstCharacters);
  });

  test('takes only a length that is offered and a name that can be seen', async () => {
    const user = await sandbox.confirmed();
    await expect(create(user, ' \u200B ', 31)).rejects.toMatchObject({ status: 422 });
    await expect(create(user, 'Tool', 31)).rejects.toMatchObject({ fields: { validDays: 'unknown_value' } });
    await expect(create(user, 'Tool', 366)).rejects.toMatchObject({ status: 422 });
    await expect(create(user, ' \u200B ')).rejects.toMatchObject({ fields: { name: 'required' } });
  });

  test('is refused above the most keys that work at the same time, which the list says', async () => {
    const user = await sandbox.confirmed();
    const { maximum, validDays } = await unwrap(user.api.GET('/user/read-only-keys'));
    expect(validDays).toEqual([30, 90, 180, 365]);
    for (let made = 1; made <= maximum; made += 1) await create(user, `Key ${made}`);
    await expect(create(user)).rejects.toEqual(problem('read_only_key_limit_reached', { status: 409 }));
    await sandbox.advance(30);
    await create(await sandbox.sessionOf(user.login));
  });
});

test('switched off, keys read nothing and their calls are refused', async () => {
  const user = await sandbox.confirmed();
  const { key } = await create(user);
  await sandbox.control('/capabilities', { readOnlyKeys: false });
  expect(await statusOf(key)).toBe(401);
  for (const call of [() => list(user), () => create(user), () => revoke(user, randomUUID())])
    await expect(call()).rejects.toEqual(problem('capability_off', { status: 403 }));
  await sandbox.control('/capabilities', { readOnlyKeys: true });
  expect(await statusOf(key)).toBe(200);
});
