import { type Schema, unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { addWallet, intent } from '../../test/actions.ts';
import { goodPassword, type TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

const noticesOf = async ({ api }: Pick<TestUser, 'api'>, topic: string) =>
  (await unwrap(api.GET('/notification'))).items.filter((one) => one.topic === topic);

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

const enter = (login: string) =>
  sandbox.guest.POST('/auth/login', {
    body: { login, password: goodPassword },
    headers: { 'User-Agent': chrome },
  });

test('a sign-in on a new device is notified once, with the device', async () => {
  const user = await sandbox.confirmed();
  await unwrap(enter(user.login));
  await unwrap(enter(user.login));
  const notices = await noticesOf(user, 'sign_in');
  expect(notices.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Signed in on Chrome, Windows\. /),
  ]);
});

test('the inviter is notified of a new partner; those above are not', async () => {
  const top = await sandbox.confirmed();
  const inviter = await sandbox.confirmed({ inviter: top.login });
  const { login } = await sandbox.register({ inviter: inviter.login });
  expect((await noticesOf(inviter, 'partners')).map(({ title }) => title)).toEqual([`New partner: ${login}`]);
  expect((await noticesOf(top, 'partners')).map(({ title }) => title)).toEqual([
    `New partner: ${inviter.login}`,
  ]);
});

test('a reward is notified with its amount and the partner', async () => {
  const inviter = await sandbox.confirmed();
  const partner = await sandbox.funded('1000', { inviter: inviter.login });
  await unwrap(
    partner.api.POST('/funds/deposits', {
      params: { header: intent() },
      body: {
        plan: 'usdt-start-30',
        amount: { amount: '100', currency: 'USDT' },
        paymentMethod: 'balance',
        autoinvestment: false,
      },
    }),
  );
  const [reward] = await noticesOf(inviter, 'partners');
  expect(reward?.title).toBe('Reward: 2.00\u00a0USDT');
  expect(reward?.text).toContain(partner.login);
});

test('a kind has its topics only, and still counts all that are unread', async () => {
  const user = await sandbox.funded('10');
  const all = await unwrap(user.api.GET('/notification'));
  const query = { kind: 'money' } as const;
  const money = await unwrap(user.api.GET('/notification', { params: { query } }));
  expect(new Set(money.items.map(({ topic }) => topic))).toEqual(new Set(['refill']));
  expect(money.total).toBeLessThan(all.total);
  expect(money.unread).toBe(all.unread);
});

test('what a user does not want to hear about is not notified; money and the account always are', async () => {
  const inviter = await sandbox.confirmed();
  const hear = (body: Schema<'NotificationSettingsChange'>) =>
    unwrap(inviter.api.PATCH('/user/settings/notifications', { body }));
  await hear({ partners: false });
  await sandbox.register({ inviter: inviter.login });
  await addWallet(inviter.api);
  expect(await noticesOf(inviter, 'partners')).toEqual([]);
  expect(await noticesOf(inviter, 'wallet')).toHaveLength(1);
  expect(await hear({ partners: true })).toMatchObject({
    accruals: false,
    partners: true,
    cases: true,
    news: true,
  });
  const { login } = await sandbox.register({ inviter: inviter.login });
  expect((await noticesOf(inviter, 'partners')).map(({ title }) => title)).toEqual([`New partner: ${login}`]);
});

test('daily accruals are notified to those who ask for them, with a link to the deposit', async () => {
  const [quiet, curious] = [await sandbox.funded('100'), await sandbox.funded('100')];
  await unwrap(curious.api.PATCH('/user/settings/notifications', { body: { accruals: true } }));
  const body = {
    plan: 'usdt-start-30',
    amount: { amount: '100', currency: 'USDT' },
    paymentMethod: 'balance',
    autoinvestment: false,
  } as const;
  const invest = ({ api }: TestUser) =>
    unwrap(api.POST('/funds/deposits', { params: { header: intent() }, body }));
  await invest(quiet);
  const { id } = await invest(curious);
  await sandbox.advance(2);
  const accrued = { topicId: id, title: 'Accrued: 0.10\u00a0USDT' };
  expect(await noticesOf(curious, 'deposit')).toEqual([
    expect.objectContaining(accrued),
    expect.objectContaining(accrued),
  ]);
  expect(await noticesOf(quiet, 'deposit')).toEqual([]);
});

test('the notification of a changed wallet links to the wallets', async () => {
  const user = await sandbox.confirmed();
  await addWallet(user.api);
  expect(await noticesOf(user, 'wallet')).toHaveLength(1);
});

test('a prize is notified with its amount, and a blank is not', async () => {
  const user = await sandbox.funded('1000');
  const [cheapest] = (await unwrap(user.api.GET('/crypto-cases/all'))).items;
  if (!cheapest) throw new Error('There is no case.');
  let prizes = 0;
  for (let opening = 0; opening < 5; opening += 1) {
    const { prize } = await unwrap(
      user.api.POST('/crypto-cases/{id}/open', {
        params: { path: { id: cheapest.id }, header: intent() },
        body: { confirmedPrice: cheapest.price },
      }),
    );
    if (prize.amount !== null) prizes += 1;
  }
  const notices = await noticesOf(user, 'cases');
  expect(notices).toHaveLength(prizes);
  for (const { text } of notices) expect(text).toMatch(/USDT from the case “.+” is on your balance\.$/);
});

test('the seed notifies of the latest news item and links to it', async () => {
  const demo = await sandbox.demo();
  const [notices] = await noticesOf(demo, 'news');
  const [latest] = (await unwrap(demo.api.GET('/content/news'))).items;
  expect(notices).toMatchObject({ topicId: latest?.id, title: latest?.title, date: latest?.date });
});
