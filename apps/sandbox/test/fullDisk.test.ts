import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Schema, unwrap } from '@meridian/api-client';
import { afterEach, expect, test, vi } from 'vitest';
import { intent, usdt } from './actions.ts';
import type { TestUser } from './openTestSandbox.ts';
import { sharedSandbox } from './sharedSandbox.ts';
import { completeForm, formOf } from './verificationForm.ts';

const sandbox = sharedSandbox();

const noSpace = `
  create function no_space() returns trigger language plpgsql as $$
  begin
    raise exception 'could not extend file: No space left on device' using errcode = 'disk_full';
  end $$;`;

/** The database reports a full disk as PostgreSQL does: when it adds a row to a table, or when it commits one. */
const moments = {
  'while a row is written': (table: string) =>
    `${noSpace} create trigger no_space after insert on ${table} for each row execute function no_space()`,
  'while the transaction is committed': (table: string) =>
    `${noSpace} create constraint trigger no_space after insert on ${table} deferrable initially deferred
      for each row execute function no_space()`,
};

const makeSpace = () => sandbox.database.runScript('drop function if exists no_space cascade');

afterEach(async () => {
  vi.restoreAllMocks();
  await makeSpace();
});

const call = (user: TestUser, path: string, body: object, key: string) =>
  fetch(`${sandbox.url}/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'accept-language': 'en',
      ...intent(key),
    },
    body: JSON.stringify(body),
  });

const quoteOf = async ({ api }: TestUser) =>
  unwrap(
    api.GET('/user/exchange-rate', {
      params: { query: { sourceCurrency: 'USDT', targetCurrency: 'BTC' } },
    }),
  );

/** Calls that move or ask for money, and the table that each writes last but one. */
const calls: readonly {
  name: string;
  path: string;
  table: string;
  body: (user: TestUser) => Promise<object>;
}[] = [
  {
    name: 'a refill',
    path: '/funds/refills',
    table: 'refill',
    body: async () => ({ system: 'usdt-trc20', amount: usdt('50') }),
  },
  {
    name: 'a deposit',
    path: '/funds/deposits',
    table: 'ledger_entry',
    body: async () => ({
      plan: 'usdt-start-30',
      amount: usdt('100'),
      paymentMethod: 'balance',
      autoinvestment: false,
    }),
  },
  {
    name: 'an exchange',
    path: '/user/exchange',
    table: 'operation',
    body: async (user) => ({ quoteId: (await quoteOf(user)).quoteId, amount: usdt('100') }),
  },
];

/** All that the calls may change of an investor. */
const accountOf = async ({ api }: TestUser) => ({
  balance: (await unwrap(api.GET('/user/balance'))).currencies,
  operations: (await unwrap(api.GET('/user/operations/'))).items,
  refills: (await unwrap(api.GET('/funds/refills'))).items,
  deposits: (await unwrap(api.GET('/funds/deposits'))).items,
});

test.each(
  calls.flatMap((made) => Object.entries(moments).map(([moment, fill]) => ({ ...made, moment, fill }))),
)(
  '$name that meets a full disk $moment gets a 503, changes nothing, and works once there is space',
  async ({ path, table, body, fill }) => {
    const user = await sandbox.funded('1000');
    const key = randomUUID();
    const [sent, before] = [await body(user), await accountOf(user)];
    await sandbox.database.runScript(fill(table));
    const refused = await call(user, path, sent, key);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ code: 'technical_work' });
    expect(await accountOf(user)).toEqual(before);
    expect((await sandbox.ledger()).isBalanced).toBe(true);

    await makeSpace();
    const responses = [await call(user, path, sent, key), await call(user, path, sent, key)];
    const [first, repeated] = await Promise.all(
      responses.map(async (response) => ({ status: response.status, body: await response.json() })),
    );
    expect(first).toMatchObject({ status: 201, body: { id: expect.any(String) } });
    expect(repeated).toEqual(first);
    expect(await accountOf(user)).not.toEqual(before);
    expect((await sandbox.ledger()).isBalanced).toBe(true);
  },
);

/** Lets the third file find no space after its first half, as a disk does that fills up. */
async function fillAtThirdFile(): Promise<void> {
  const probe = await open(join(sandbox.uploadsDir, '.gitignore'));
  const files: FileHandle = Object.getPrototypeOf(probe);
  await probe.close();
  let written = 0;
  vi.spyOn(files, 'writeFile').mockImplementation(async function (this: FileHandle, content) {
    written += 1;
    const bytes = Buffer.from(content as Uint8Array);
    await this.write(written === 3 ? bytes.subarray(0, bytes.length / 2) : bytes);
    if (written === 3)
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), {
        code: 'ENOSPC',
        syscall: 'write',
      });
  });
}

test('photos for which there is no space get a 503, leave no file and no form, and are accepted once there is', async () => {
  const user = await sandbox.confirmed();
  const send = async () => {
    const response = await fetch(`${sandbox.url}/api/user-data/verification`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${user.token}`, 'accept-language': 'en' },
      body: formOf(completeForm),
    });
    const { code, status } = (await response.json()) as Partial<Schema<'Problem'>>;
    return [response.status, response.headers.get('retry-after'), code ?? status];
  };
  const verification = () =>
    unwrap(user.api.GET('/user-data/byType/{type}', { params: { path: { type: 'verification' } } }));
  const before = await readdir(sandbox.uploadsDir);
  await fillAtThirdFile();
  expect(await send()).toEqual([503, '5', 'technical_work']);
  expect(await readdir(sandbox.uploadsDir)).toEqual(before);
  expect(await verification()).toMatchObject({ status: null });

  vi.restoreAllMocks();
  expect(await send()).toEqual([200, null, 'in_process']);
  expect(await readdir(sandbox.uploadsDir)).toHaveLength(before.length + 3);
});
