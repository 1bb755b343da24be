import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { addWallet, invest, refill } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

async function confirmEmail({ api, login }: TestUser): Promise<void> {
  await unwrap(api.POST('/auth/email/resend'));
  await unwrap(api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(login) } }));
}

interface Letter {
  readonly purpose: string;
  readonly method: string;
  readonly recipient: string;
  readonly text: string;
  readonly html: string | null;
}

const lettersTo = async (login: string) => {
  const response = await sandbox.control(`/outbox?login=${login}`);
  const { items }: { items: readonly Letter[] } = JSON.parse(await response.text());
  return items.filter(({ purpose }) => purpose === 'operation');
};

const textsTo = async (login: string) =>
  (await lettersTo(login)).map(({ text }) => text.replaceAll('\u00a0', ' '));

const settleRefill = async ({ api }: TestUser) => {
  const { id } = await refill(api, '1000');
  await sandbox.control(`/refills/${id}/settle`, {});
};

test('a credited refill and an ended deposit are letters to the confirmed e-mail', async () => {
  const email = `letters${crypto.randomUUID()}@example.com`;
  const user = await sandbox.confirmed({ email });
  await confirmEmail(user);
  await settleRefill(user);
  expect(await textsTo(user.login)).toEqual([
    'Meridian: Your refill is credited. 1,000.00 USDT is on your balance.',
  ]);
  await invest(user.api, '100');
  await sandbox.advance(31);
  const letters = await lettersTo(user.login);
  expect(new Set(letters.map(({ method, recipient }) => `${method} ${recipient}`))).toEqual(
    new Set([`email ${email}`]),
  );
  const titles = (await textsTo(user.login)).join('\n');
  expect(titles).toContain('Meridian: Your deposit has ended. ');
});

test('a letter is in the language of its reader', async () => {
  const user = await sandbox.confirmed();
  await unwrap(user.api.POST('/user/profile', { body: { language: 'ru' } }));
  await confirmEmail(user);
  await settleRefill(user);
  expect(await textsTo(user.login)).toEqual([
    'Meridian: Пополнение зачислено. 1 000,00 USDT зачислено на баланс.',
  ]);
});

test('nothing about money goes to an unconfirmed e-mail', async () => {
  const user = await sandbox.funded('100');
  await settleRefill(user);
  expect(await lettersTo(user.login)).toEqual([]);
});

test('letters obey the choices of notifications, and say where to switch them off', async () => {
  const user = await sandbox.confirmed();
  await confirmEmail(user);
  await unwrap(user.api.PATCH('/user/settings/notifications', { body: { partners: false } }));
  await sandbox.register({ inviter: user.login });
  expect(await lettersTo(user.login)).toEqual([]);
  await unwrap(user.api.PATCH('/user/settings/notifications', { body: { partners: true } }));
  const { login } = await sandbox.register({ inviter: user.login });
  const [letter] = await textsTo(user.login);
  expect(letter).toMatch(new RegExp(`^Meridian: New partner: ${login}\\. `));
  expect(letter).toMatch(/You can switch off messages about partners in the settings\.$/);
});

test('a topic that is off by mail is still a notification', async () => {
  const user = await sandbox.confirmed();
  await confirmEmail(user);
  const body = { mail: { refill: false } };
  const { mail } = await unwrap(user.api.PATCH('/user/settings/notifications', { body }));
  expect(mail).toMatchObject({ refill: false, withdrawal: true });
  await settleRefill(user);
  expect(await lettersTo(user.login)).toEqual([]);
  const { items } = await unwrap(user.api.GET('/notification'));
  expect(items.map(({ topic }) => topic)).toContain('refill');
});

test('a new wallet sends only its own letters', async () => {
  const user = await sandbox.confirmed();
  await confirmEmail(user);
  await addWallet(user.api);
  expect(await lettersTo(user.login)).toEqual([]);
});

test('a letter begins with the word that its reader has chosen', async () => {
  const user = await sandbox.confirmed({ email: `word${crypto.randomUUID()}@example.com` });
  await confirmEmail(user);
  const { word } = await unwrap(user.api.PATCH('/user/settings/letters', { body: { word: ' Blue heron ' } }));
  expect(word).toBe('Blue heron');
  expect(await unwrap(user.api.GET('/user/settings/letters'))).toEqual({ word });
  await settleRefill(user);
  const [letter] = await lettersTo(user.login);
  expect(letter?.text).toMatch(/^Your word: Blue heron\n\nMeridian: Your refill is credited\./);
  expect(letter?.html).toContain('<strong>Blue heron</strong>');
});

test('a word of more than 30 characters is refused, and null removes it', async () => {
  const { api } = await sandbox.confirmed();
  const choose = (word: string | null) => api.PATCH('/user/settings/letters', { body: { word } });
  await expect(unwrap(choose('a'.repeat(31)))).rejects.toMatchObject({ fields: { word: 'too_long' } });
  await unwrap(choose('Grey owl'));
  expect(await unwrap(choose(null))).toEqual({ word: null });
});
