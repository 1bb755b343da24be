import { unwrap } from '@meridian/api-client';
import { expect, test } from 'vitest';
import { addWallet, invest, refill } from '../../test/actions.ts';
import type { Person } from '../../test/openTestSandbox.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';

const sandbox = sharedSandbox();

async function confirmEmail({ api, login }: Person): Promise<void> {
  await unwrap(api.POST('/auth/email/resend'));
  await unwrap(api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(login) } }));
}

interface Letter {
  readonly purpose: string;
  readonly method: string;
  readonly recipient: string;
  readonly text: string;
}

const lettersTo = async (login: string) => {
  const response = await sandbox.control(`/outbox?login=${login}`);
  const { items }: { items: readonly Letter[] } = JSON.parse(await response.text());
  return items.filter(({ purpose }) => purpose === 'operation');
};

const textsTo = async (login: string) =>
  (await lettersTo(login)).map(({ text }) => text.replaceAll('\u00a0', ' '));

const settleRefill = async ({ api }: Person) => {
  const { id } = await refill(api, '1000');
  await sandbox.control(`/refills/${id}/settle`, {});
};

test('a credited refill and an ended deposit are letters to the confirmed e-mail', async () => {
  const email = `letters${crypto.randomUUID()}@example.com`;
  const person = await sandbox.confirmed({ email });
  await confirmEmail(person);
  await settleRefill(person);
  expect(await textsTo(person.login)).toEqual([
    'Meridian: Your refill is credited. 1,000.00 USDT is on your balance.',
  ]);
  await invest(person.api, '100');
  await sandbox.advance(31);
  const letters = await lettersTo(person.login);
  expect(new Set(letters.map(({ method, recipient }) => `${method} ${recipient}`))).toEqual(
    new Set([`email ${email}`]),
  );
  const titles = (await textsTo(person.login)).join('\n');
  expect(titles).toContain('Meridian: Your deposit has ended. ');
});

test('a letter is in the language of its reader', async () => {
  const person = await sandbox.confirmed();
  await unwrap(person.api.POST('/user/profile', { body: { language: 'ru' } }));
  await confirmEmail(person);
  await settleRefill(person);
  expect(await textsTo(person.login)).toEqual([
    'Meridian: Пополнение зачислено. 1 000,00 USDT зачислено на баланс.',
  ]);
});

test('nothing about money goes to an unconfirmed e-mail', async () => {
  const person = await sandbox.funded('100');
  await settleRefill(person);
  expect(await lettersTo(person.login)).toEqual([]);
});

test('letters obey the choices of notifications, and say where to switch them off', async () => {
  const person = await sandbox.confirmed();
  await confirmEmail(person);
  await unwrap(person.api.PATCH('/user/settings/notifications', { body: { partners: false } }));
  await sandbox.register({ inviter: person.login });
  expect(await lettersTo(person.login)).toEqual([]);
  await unwrap(person.api.PATCH('/user/settings/notifications', { body: { partners: true } }));
  const { login } = await sandbox.register({ inviter: person.login });
  const [letter] = await textsTo(person.login);
  expect(letter).toMatch(new RegExp(`^Meridian: A new partner: ${login}\\. `));
  expect(letter).toMatch(/You can switch such letters off in the settings of the cabinet\.$/);
});

test('a new wallet sends only its own letters', async () => {
  const person = await sandbox.confirmed();
  await confirmEmail(person);
  await addWallet(person.api);
  expect(await lettersTo(person.login)).toEqual([]);
});
