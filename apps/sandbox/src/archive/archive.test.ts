import { unwrap } from '@meridian/api-client';
import { eq, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { refill } from '../../test/actions.ts';
import * as act from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { html, jpeg, webp } from '@meridian/contract-kit/calls';
import { completeForm, formOf, photo } from '../../test/verificationForm.ts';
import * as schema from '../database/schema.ts';

const sandbox = sharedSandbox();

type Files = Readonly<Record<string, string>>;
type Row = Readonly<Record<string, unknown>>;
type Data = Readonly<Record<string, readonly Row[]>> & { readonly account: Row };

async function download({ token }: TestUser, language = 'en', timeZone = 'UTC') {
  const response = await fetch(`${sandbox.url}/api/user/data?timeZone=${encodeURIComponent(timeZone)}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  const contents = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const files: Files = Object.fromEntries(
    Object.entries(contents).map(([name, content]) => [name, strFromU8(content)]),
  );
  const data: Data = JSON.parse(files['data.json'] ?? '{}');
  return { response, contents, files, data };
}

/** The table of each list of the archive. */
const tables: Readonly<Record<string, string>> = {
  balances: 'ledger_account',
  operations: 'operation',
  deposits: 'deposit',
  refills: 'refill',
  withdrawals: 'withdrawal',
  'withdrawal-requests': 'withdrawal_request',
  exchanges: 'exchange',
  wallets: 'wallet',
  partners: 'partner',
  'partner-awards': 'tier_award',
  'case-purchases': 'case_purchase',
  'case-attempts': 'case_attempt',
  sessions: 'session',
  'known-browsers': 'device',
  passkeys: 'passkey',
  'push-subscriptions': 'push_subscription',
  'read-only-keys': 'read_only_key',
  documents: 'issued_document',
  'security-history': 'security_event',
  notifications: 'notification',
  'support-requests': 'support_request',
  'support-messages': 'support_message',
  'support-photos': 'support_photo',
  verifications: 'verification',
  counted: 'liability_account',
};

/** Tables with rows of a user that have no list, and why. */
const leftOut: Readonly<Record<string, string>> = {
  case_preference: 'in the account: limits, and among the consents',
  own_limit: 'in the account',
  case_commitment: 'the seed of a draw is a secret until the draw',
  passkey_challenge: 'a secret of a few minutes',
  recovery_code: 'a secret; the account has the count',
  totp: 'a secret; the account has the date',
  idempotency: 'answers of calls, which the other lists have',
  quote: 'an offer of two minutes; the exchange has its rate',
};

let user: TestUser;
beforeAll(async () => {
  user = await sandbox.demo();
  await act.addWallet(user.api);
  await unwrap(
    user.api.POST('/support/requests', {
      params: { header: act.intent() },
      body: { subject: 'other', subjectId: null, text: 'How do I change my e-mail?' },
    }),
  );
  await unwrap(
    user.api.PATCH('/user-data/wallets/names', { body: { names: { 'usdt-trc20': '=HYPERLINK("x")' } } }),
  );
});

describe('the archive of a user', () => {
  test('has every row of every table that has rows of users', async () => {
    const named = Object.values(schema).flatMap((table) =>
      is(table, PgTable) && ('investorId' in table || 'owner' in table) ? [getTableName(table)] : [],
    );
    expect(named.toSorted()).toEqual([...Object.values(tables), ...Object.keys(leftOut)].toSorted());
    const { data } = await download(user);
    const counted = await sandbox.database.read(async (tx) => {
      const counts: [string, number][] = [];
      for (const [list, table] of Object.entries(tables)) {
        const owner = sql.identifier(table === 'ledger_account' ? 'owner' : 'investor_id');
        const [row] = await tx
          .select({ count: sql<number>`count(*)::int` })
          .from(sql`${sql.identifier(table)}`)
          .where(sql`${owner} = (select id from investor where login = ${user.login})`);
        counts.push([list, row!.count]);
      }
      return Object.fromEntries(counts);
    });
    expect(Object.fromEntries(Object.keys(tables).map((list) => [list, data[list]?.length]))).toEqual(
      counted,
    );
    expect(data.account).toMatchObject({ login: user.login, hasPassword: true, language: 'en' });
    expect(data['consents']?.[0]).toMatchObject({ consent: 'agreement' });
  });

  test('has each list as CSV with the same rows, exact amounts and no formula', async () => {
    const { files, data } = await download(user);
    const lists = Object.keys(data).filter((name) => Array.isArray(data[name]));
    expect(Object.keys(files).toSorted()).toEqual(
      ['data.json', 'account.csv', ...lists.map((list) => `${list}.csv`)].toSorted(),
    );
    for (const list of lists) {
      const records = files[`${list}.csv`]!.trim().split(/\r\n/);
      expect([list, records.length - 1]).toEqual([list, data[list]!.length]);
    }
    expect(files['wallets.csv']).toContain(`"'=HYPERLINK(""x"")"`);
    const amount = data['operations']![0]!['amount'];
    expect(amount).toMatch(/^-?\d+\.\d{6}$/);
    expect(files['operations.csv']).toContain(`,${String(amount)},`);
    const { files: russian } = await download(user, 'ru');
    expect(russian['operations.csv']).toContain(`;${String(amount).replace('.', ',')};`);
  });

  test.each([
    ['Asia/Tokyo', 'Asia/Tokyo', 9 * 60],
    ['-03:30', '-03:30', -210],
    ['+14:00', '+14:00', 840],
    ['Etc/Unknown', 'UTC', 0],
    ['=1+1', 'UTC', 0],
  ])('has the day and the time of the zone %s beside every moment', async (asked, zone, minutes) => {
    const { files, data } = await download(user, 'en', asked);
    let moments = 0;
    for (const [list, rows] of Object.entries(data)) {
      if (list === 'account' || !Array.isArray(rows) || rows.length === 0) continue;
      const [titles = '', first = ''] = files[`${list}.csv`]!.split('\r\n');
      for (const [column, cell] of Object.entries(rows[0])) {
        if (typeof cell !== 'string' || !/^\d{4}-\d\d-\d\dT.*Z$/.test(cell)) continue;
        expect(titles).toContain(`${column} (${zone}),${column} time (${zone}),${column}`);
        const local = new Date(Date.parse(cell) + minutes * 60_000).toISOString();
        expect(first).toContain(`${local.slice(0, 10)},${local.slice(11, 19)},${cell}`);
        moments += 1;
      }
    }
    expect(moments).toBeGreaterThan(15);
    expect(files['account.csv']).toMatch(
      new RegExp(`registrationDate time \\(${zone.replace('+', '\\+')}\\),`),
    );
  });

  test('has moments as ISO 8601, texts in the language of the archive, and nothing where nothing is', async () => {
    const { data, files } = await download(user, 'ru');
    const deposits = data['deposits']!;
    expect(deposits.map(({ plan }) => plan)).toContain('Квартал');
    expect(deposits[0]!['creationDate']).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/);
    const open = deposits.find(({ status }) => status === 'in_work')!;
    expect(open).toMatchObject({ closeDate: null, payout: null });
    for (const list of ['deposits', 'withdrawals', 'case-attempts']) {
      const [header = ''] = files[`${list}.csv`]!.replace('\uFEFF', '').split('\r\n');
      const inUtc = header.split(';').filter((title) => !title.endsWith(' (UTC)'));
      expect(inUtc).toEqual(Object.keys(data[list]![0]!));
    }
  });

  test('reads more rows than fit in a page, each once', async () => {
    const many = await sandbox.confirmed();
    await sandbox.database.write((tx) =>
      tx.execute(sql`
        insert into notification (id, investor_id, at, topic, title, text)
        select gen_random_uuid(), (select id from investor where login = ${many.login}), sandbox_now(), 'news',
          jsonb_build_object('en', n::text, 'ru', n::text), '{"en": "", "ru": ""}'
        from generate_series(1, 2500) as n`),
    );
    const titles = (await download(many)).data['notifications']!.map(({ title }) => title);
    const numbers = titles.filter((title) => /^\d+$/.test(String(title)));
    expect(new Set(numbers).size).toBe(2500);
    expect(numbers).toHaveLength(2500);
  });

  test('has the photos of the verification as they are stored, without metadata and trailing data', async () => {
    const sender = await sandbox.confirmed();
    const located = await sharp(jpeg)
      .withExif({ IFD0: { Model: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    await fetch(`${sandbox.url}/api/user-data/verification`, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${sender.token}` },
      body: formOf({
        ...completeForm,
        photoOfLogin: photo(located),
        photoOfWallet: photo(Buffer.concat([webp, html])),
      }),
    });
    const { contents, data } = await download(sender);
    const photos = data['verification-photos']!;
    expect(photos.map(({ photo: field }) => String(field)).toSorted()).toEqual([
      'photoOfDocument',
      'photoOfLogin',
      'photoOfWallet',
    ]);
    for (const { mediaType, bytes, file } of photos) {
      const content = Buffer.from(contents[String(file)]!);
      const { format, exif } = await sharp(content).metadata();
      expect([`image/${format}`, content.length, exif]).toEqual([mediaType, bytes, undefined]);
      expect(content.includes('SecretPhone') || content.includes(html)).toBe(false);
    }
  });

  test('has nothing of anybody else, and no secret', async () => {
    const [one, other] = [await sandbox.funded('100'), await sandbox.funded('200')];
    await sandbox.database.write((tx) =>
      tx.execute(
        sql`update investor set full_name = 'Full ' || login where login in (${one.login}, ${other.login})`,
      ),
    );
    for (const { token, api } of [one, other]) {
      await refill(api, '50');
      await fetch(`${sandbox.url}/api/user-data/verification`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${token}` },
        body: formOf(completeForm),
      });
      await unwrap(api.POST('/user/confirmation/code'));
    }
    const { files } = await download(one);
    const text = Object.values(files).join('\n');
    const secretsOf = async (login: string) => {
      const [row] = await sandbox.database.read((tx) =>
        tx.select().from(schema.investor).where(eq(schema.investor.login, login)),
      );
      return row!;
    };
    const [own, theirs] = [await secretsOf(one.login), await secretsOf(other.login)];
    expect(text).toContain(own.email);
    for (const value of [theirs.id, theirs.email, theirs.phone, theirs.fullName!, `"${other.login}"`]) {
      expect(text).not.toContain(value);
    }
    for (const secret of [own.passwordHash!, one.token, await sandbox.lastCode(one.login)]) {
      expect(text).not.toContain(secret);
    }
  });

  test('needs a confirmed session, and the owner is told about it', async () => {
    const owner = await sandbox.confirmed();
    await sandbox.control('/clock/advance', { seconds: 301 });
    await expect(unwrap(owner.api.GET('/user/data'))).rejects.toEqual(problem('confirmation_required'));
    await sandbox.confirmSession(owner);
    const { response } = await download(owner);
    expect(response.headers.get('content-disposition')).toContain(`my-data-${owner.login}-`);
    const { items } = await unwrap(owner.api.GET('/user/security-events'));
    expect(items[0]).toMatchObject({ kind: 'data_downloaded' });
  });
});
