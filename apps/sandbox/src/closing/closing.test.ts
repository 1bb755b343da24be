import { readdir } from 'node:fs/promises';
import { type Schema, unwrap } from '@meridian/api-client';
import { eq, or, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { refill, usdt } from '../../test/actions.ts';
import * as act from '../../test/actions.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { completeForm, formOf } from '../../test/verificationForm.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { investor, ledgerAccount, operation } from '../database/schema.ts';

const sandbox = sharedSandbox();

const { coolingOffDays } = firstSettings.closing;
const documentNumber = 'K98765432';

const read = ({ api }: TestUser) => unwrap(api.GET('/user/closing'));
const request = ({ api }: TestUser) => unwrap(api.POST('/user/closing'));
const keep = ({ api }: TestUser) => unwrap(api.DELETE('/user/closing'));
const unmetOf = ({ conditions }: Schema<'AccountClosing'>) =>
  conditions.filter(({ met }) => !met).map(({ code, count, amounts }) => ({ code, count, amounts }));
const signIn = ({ login }: TestUser, password = goodPassword) =>
  unwrap(sandbox.guest.POST('/auth/login', { body: { login, password } }));
const titlesOf = async ({ api }: TestUser) =>
  (await unwrap(api.GET('/notification'))).items.map(({ title }) => title);

/** Later than a confirmation of the session lasts. */
const forgetConfirmation = () => sandbox.control('/clock/advance', { seconds: 301 });

/** An investor without money, who was invited and has one of everything that is deleted. */
async function leaving(inviter: TestUser): Promise<TestUser> {
  const user = await sandbox.confirmed({ inviter: inviter.login });
  await act.addWallet(user.api);
  const sent = await fetch(`${sandbox.url}/api/user-data/verification`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${user.token}` },
    body: formOf({ ...completeForm, documentNumber }),
  });
  expect(sent.status).toBe(200);
  return user;
}

/** Invests once and takes the money out of the sandbox, so that nothing is left. */
async function investAndSpend(user: TestUser): Promise<void> {
  const { id } = await act.refill(user.api, '100');
  await sandbox.control(`/refills/${id}/settle`, {});
  await act.invest(user.api, '100');
  const [deposit] = await act.listDeposits(user.api);
  await act.closeDeposit(user.api, deposit!.id);
  await act.addWallet(user.api);
  await sandbox.advance(2);
  const { available } = await act.balanceIn(user.api);
  const requested = await act.requestWithdrawal(user.api, available.amount);
  const made = await act.confirmWithdrawal(user.api, requested.id, await sandbox.lastCode(user.login));
  await sandbox.control(`/withdrawals/${made.id}/settle`, {});
}

describe('an account', () => {
  test('is not closed while money, a deposit or a request is in the way, which is named with its amount', async () => {
    const user = await sandbox.funded('300');
    await act.invest(user.api, '100');
    await act.addWallet(user.api);
    await sandbox.advance(2);
    await refill(user.api, '50');
    const { id } = await act.requestWithdrawal(user.api, '50');
    await act.confirmWithdrawal(user.api, id, await sandbox.lastCode(user.login));
    const state = await read(user);
    expect(state).toMatchObject({ allowed: false, scheduled: null });
    expect(unmetOf(state)).toEqual([
      { code: 'deposits_open', count: 1, amounts: [usdt('100.000000')] },
      { code: 'refills_waiting', count: 1, amounts: [usdt('50.000000')] },
      { code: 'withdrawals_pending', count: 1, amounts: [usdt('50.000000')] },
      { code: 'balance_not_empty', count: 1, amounts: [usdt('150.000000')] },
    ]);
    await sandbox.confirmSession(user);
    await expect(request(user)).rejects.toEqual(problem('deposits_open', { status: 409 }));
    expect((await read(user)).scheduled).toBeNull();
  });

  test('is closed only from a confirmed session', async () => {
    const user = await sandbox.confirmed();
    await forgetConfirmation();
    await expect(request(user)).rejects.toEqual(problem('confirmation_required', { status: 403 }));
    await sandbox.confirmSession(user);
    const { scheduled } = await request(user);
    expect(Date.parse(scheduled!.closingDate) - Date.parse(scheduled!.requestDate)).toBe(
      coolingOffDays * 86_400_000,
    );
    // Asked again, for example after a lost response.
    expect((await request(user)).scheduled).toEqual(scheduled);
  });

  test('takes no deposit and no refill until its closing is withdrawn', async () => {
    const user = await sandbox.confirmed();
    const { scheduled } = await request(user);
    await expect(refill(user.api, '50')).rejects.toEqual(problem('closing_scheduled', { status: 409 }));
    await expect(act.invest(user.api, '100')).rejects.toEqual(problem('closing_scheduled'));
    expect(await unwrap(user.api.POST('/user/profile', { body: {} }))).toMatchObject({
      closingDate: scheduled!.closingDate,
    });
    expect((await keep(user)).scheduled).toBeNull();
    expect(await unwrap(user.api.POST('/user/profile', { body: {} }))).toMatchObject({ closingDate: null });
    await sandbox.advance(coolingOffDays);
    await expect(refill(user.api, '50')).resolves.toMatchObject({ status: 'waiting' });
  });

  test('either closes or gets the refill, when both are asked for at once', async () => {
    for (const first of [0, 1]) {
      const user = await sandbox.confirmed();
      const calls = [() => request(user), () => refill(user.api, '50')];
      const ordered = first === 0 ? calls : calls.toReversed();
      const results = await Promise.allSettled(ordered.map((call) => call()));
      expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const { allowed, scheduled } = await read(user);
      expect(allowed).toBe(scheduled !== null);
    }
  });

  test('stays open, and its owner is told why, when money came in meanwhile', async () => {
    const user = await sandbox.confirmed();
    const { id } = await refill(user.api, '50');
    await unwrap(user.api.POST('/funds/refills/{id}/cancel', { params: { path: { id } } }));
    await request(user);
    // The address still belongs to its owner.
    await sandbox.control(`/refills/${id}/settle`, {});
    await sandbox.advance(coolingOffDays);
    expect((await read(user)).scheduled).toBeNull();
    const { items } = await unwrap(user.api.GET('/notification'));
    expect(items.find(({ title }) => title === 'The account was not closed')?.text).toContain(
      'money on the balance',
    );
  });
});

describe('on the day of its closing an account', () => {
  test('ends its sessions and read-only keys, and says so only to somebody with the password', async () => {
    const user = await sandbox.confirmed();
    const body = { name: 'Tax tool', validDays: 365 };
    const { key } = await unwrap(user.api.POST('/user/read-only-keys', { body }));
    const readWithKey = () => unwrap(sandbox.apiOf(key).GET('/user/operations/'));
    const { scheduled } = await request(user);
    await sandbox.advance(coolingOffDays - 1);
    await expect(read(user)).resolves.toMatchObject({ scheduled });
    await expect(readWithKey()).resolves.toMatchObject({ total: 0 });
    await sandbox.advance(1);
    await expect(read(user)).rejects.toEqual(problem('unauthorized'));
    await expect(readWithKey()).rejects.toEqual(problem('unauthorized'));
    await expect(signIn(user)).rejects.toEqual(
      problem('account_closed', { status: 403, closedDate: scheduled!.closingDate }),
    );
    await expect(signIn(user, 'not the password 1')).rejects.toEqual(problem('incorrect_login_or_password'));
  });

  test('loses what identifies the user, and keeps the operations and the login', async () => {
    const inviter = await sandbox.confirmed();
    const user = await leaving(inviter);
    await investAndSpend(user);
    const [before] = await sandbox.database.read((tx) =>
      tx.select().from(investor).where(eq(investor.login, user.login)),
    );
    const photos = (await readdir(sandbox.uploadsDir)).filter((file) => file !== '.gitignore');
    expect(photos).toHaveLength(3);
    await sandbox.confirmSession(user);
    await request(user);
    await sandbox.advance(coolingOffDays);
    expect(await readdir(sandbox.uploadsDir)).toEqual(['.gitignore']);

    // No row of any table has the e-mail, the phone or the wallet, except the withdrawal that went there.
    const found = await sandbox.database.read(async (tx) => {
      const names = await tx
        .select({ table: sql<string>`relname` })
        .from(sql`pg_class`)
        .where(sql`relkind = 'r' and relnamespace = current_schema()::regnamespace`);
      const traces = [before!.email, before!.phone, documentNumber];
      const places: string[] = [];
      for (const { table } of names) {
        const hits = await tx
          .select({ one: sql`1` })
          .from(sql`${sql.identifier(table)} as r`)
          .where(or(...traces.map((trace) => sql`position(${trace} in r::text) > 0`)));
        if (hits.length > 0) places.push(table);
      }
      return places;
    });
    expect(found).toEqual([]);
    const operations = await sandbox.database.read((tx) =>
      tx.$count(operation, eq(operation.investorId, before!.id)),
    );
    expect(operations).toBeGreaterThan(3);
    await expect(sandbox.register({ login: user.login })).rejects.toEqual(
      problem('login_already_registered'),
    );
    expect((await sandbox.ledger()).differences).toEqual([]);
  });

  test('has no name in the lists, operations and notifications of partners, and earns nothing more', async () => {
    const inviter = await sandbox.confirmed();
    const user = await leaving(inviter);
    const invited = await sandbox.funded('500', { inviter: user.login });
    await investAndSpend(user);
    const earned = await act.balanceIn(inviter.api);
    await sandbox.confirmSession(user);
    await request(user);
    await sandbox.advance(coolingOffDays);

    const query = { sort: 'level', sortDir: 'asc' } as const;
    const { items } = await unwrap(inviter.api.GET('/user/referrals', { params: { query } }));
    expect(items.map(({ login, inviterLogin, level }) => [level, login, inviterLogin])).toEqual([
      [1, null, inviter.login],
      [2, invited.login, null],
    ]);
    const operations = (await unwrap(inviter.api.GET('/user/operations/'))).items;
    const notifications = (await unwrap(inviter.api.GET('/notification'))).items;
    expect(operations.map(({ comment }) => comment)).toContain('Closed account, level 1');
    expect(await titlesOf(inviter)).toContain('Closed account');
    expect(JSON.stringify([operations, notifications])).not.toContain(user.login);
    expect(await act.balanceIn(inviter.api)).toEqual(earned);

    expect(await unwrap(invited.api.POST('/user/profile', { body: {} }))).toMatchObject({ inviter: null });
    await act.invest(invited.api, '100');
    const owed = await sandbox.database.read((tx) =>
      tx
        .select({ balance: ledgerAccount.balance })
        .from(ledgerAccount)
        .innerJoin(investor, eq(investor.id, ledgerAccount.owner))
        .where(eq(investor.login, user.login)),
    );
    expect(owed.length).toBeGreaterThan(0);
    expect(owed.filter(({ balance }) => balance !== '0')).toEqual([]);
    await expect(
      unwrap(sandbox.guest.GET('/user/referral/{id}', { params: { path: { id: user.login } } })),
    ).rejects.toEqual(problem('not_found'));
    await expect(sandbox.register({ inviter: user.login })).rejects.toMatchObject({
      fields: { inviter: 'inviter_unknown' },
    });
  });
});
