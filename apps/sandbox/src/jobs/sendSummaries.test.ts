import { type Schema, unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { invest, refill } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { lastPeriod } from '../notification/summaryPeriod.ts';
import { sendSummaries } from './sendSummaries.ts';

// Its own job never runs, so that a test decides when summaries are sent.
const sandbox = sharedSandbox({ tickMilliseconds: 2_000_000_000 });

async function withEmail(user: TestUser): Promise<TestUser> {
  await unwrap(user.api.POST('/auth/email/resend'));
  await unwrap(user.api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(user.login) } }));
  return user;
}

const choose = ({ api }: TestUser, body: Schema<'NotificationSettingsChange'>) =>
  unwrap(api.PATCH('/user/settings/notifications', { body }));

async function summariesTo({ login }: TestUser): Promise<string[]> {
  const response = await sandbox.control(`/outbox?login=${login}`);
  const { items }: { items: readonly { purpose: string; text: string }[] } = JSON.parse(
    await response.text(),
  );
  return items
    .filter(({ purpose }) => purpose === 'summary')
    .map(({ text }) => text.replaceAll(/[\u00a0\u202f\u2009]/g, ' '));
}

const settleRefill = async ({ api }: TestUser, amount: '1000' | '500') => {
  const { id } = await refill(api, amount);
  await sandbox.control(`/refills/${id}/settle`, {});
};

test('a week ends with one letter: its sums by kind, and what ends next', async () => {
  const user = await withEmail(await sandbox.confirmed());
  await choose(user, { summary: 'weekly' });
  await settleRefill(user, '1000');
  await settleRefill(user, '500');
  await invest(user.api, '100');
  await sendSummaries(sandbox.database);
  expect(await summariesTo(user)).toEqual([]);
  await sandbox.advance(7);
  await Promise.all([
    sendSummaries(sandbox.database),
    sendSummaries(sandbox.database),
    sendSummaries(sandbox.database),
  ]);
  await sendSummaries(sandbox.database);
  const [letter, ...others] = await summariesTo(user);
  expect(others).toEqual([]);
  expect(letter).toMatch(
    /^Meridian: Your week, .+ 2026 \(UTC\)\n\nOperations:\nRefill \(2\): 1,500\.00 USDT\n/,
  );
  expect(letter).toContain('Deposit opened: -100.00 USDT');
  expect(letter).toMatch(/You can switch off this summary in the settings\.$/);
  expect(letter).not.toContain('Until');
});

test('the sums of a letter are those of the statement', async () => {
  const user = await withEmail(await sandbox.funded('300'));
  await choose(user, { summary: 'monthly' });
  await invest(user.api, '100');
  const before = await unwrap(user.api.GET('/user/operations/', {}));
  await sandbox.advance(31);
  await sendSummaries(sandbox.database);
  const [letter = ''] = await summariesTo(user);
  expect(before.items.length).toBeGreaterThan(0);
  expect(letter).toContain('Your month');
  expect(letter).toContain('Refill: 300.00 USDT');
});

test('what ends in the next period is named with its day, and that its payout is not certain', async () => {
  const user = await withEmail(await sandbox.funded('300'));
  await invest(user.api, '100');
  await unwrap(user.api.POST('/user/profile', { body: { language: 'ru' } }));
  await choose(user, { summary: 'weekly' });
  for (let day = 0; day < 30; day += 1) {
    await sandbox.advance(1);
    await sendSummaries(sandbox.database);
  }
  const letters = await summariesTo(user);
  expect(letters.join('\n')).toMatch(
    / — конец срока депозита 100,00 USDT, план «.+»\nВыплата в конце срока не гарантирована\./,
  );
});

test('nothing is sent when nothing happened and nothing ends, or by a wish of nobody', async () => {
  const quiet = await withEmail(await sandbox.confirmed());
  await choose(quiet, { summary: 'weekly' });
  const silent = await withEmail(await sandbox.funded('300'));
  const unconfirmed = await sandbox.funded('300');
  await choose(unconfirmed, { summary: 'weekly' });
  await sandbox.advance(7);
  await sendSummaries(sandbox.database);
  for (const user of [quiet, silent, unconfirmed]) expect(await summariesTo(user)).toEqual([]);
});

test('a summary that is off is not sent any more', async () => {
  const user = await withEmail(await sandbox.funded('300'));
  await choose(user, { summary: 'weekly' });
  expect(await choose(user, { summary: 'never' })).toMatchObject({ summary: 'never' });
  await sandbox.advance(7);
  await sendSummaries(sandbox.database);
  expect(await summariesTo(user)).toEqual([]);
});

test('off means absent', async () => {
  const user = await withEmail(await sandbox.funded('300'));
  await choose(user, { summary: 'weekly' });
  await sandbox.control('/capabilities', { summaries: false });
  try {
    await sandbox.advance(7);
    await sendSummaries(sandbox.database);
    expect(await summariesTo(user)).toEqual([]);
    expect(await unwrap(user.api.GET('/user/settings/notifications'))).not.toHaveProperty('summary');
    await expect(choose(user, { summary: 'never' })).rejects.toMatchObject({ code: 'capability_off' });
  } finally {
    await sandbox.control('/capabilities', { summaries: true });
  }
});

test('a week begins on Monday and a month on its first day, in UTC', () => {
  const days = ({ start, end, nextEnd }: ReturnType<typeof lastPeriod>) =>
    [start, end, nextEnd].map((moment) => moment.toISOString().slice(0, 10));
  expect(days(lastPeriod('weekly', new Date('2026-10-05T00:00:00Z')))).toEqual([
    '2026-09-28',
    '2026-10-05',
    '2026-10-12',
  ]);
  expect(days(lastPeriod('weekly', new Date('2026-10-04T23:59:59Z')))).toEqual([
    '2026-09-21',
    '2026-09-28',
    '2026-10-05',
  ]);
  expect(days(lastPeriod('monthly', new Date('2027-01-31T12:00:00Z')))).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
});
