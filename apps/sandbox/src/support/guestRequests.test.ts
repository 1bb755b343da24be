import { type Schema, unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { problem } from '../../test/problem.ts';
import { firstSettings } from '../core/firstSettings.ts';
import { guestRequest } from '../database/schema.ts';
import { deleteExpired } from '../jobs/deleteExpired.ts';

const sandbox = sharedSandbox();

const question: Schema<'NewGuestRequest'> = {
  name: 'Anna',
  email: 'anna@guest.example',
  subject: 'Before I open an account',
  text: 'In which countries do you work?',
};

const write = (body: Partial<Schema<'NewGuestRequest'>> = {}, language = 'en') =>
  unwrap(
    sandbox.guest.POST('/support/guest-requests', {
      body: { ...question, ...body },
      headers: { 'Accept-Language': language },
    }),
  );

type Waiting = { id: string; email: string; text: string; language: string };

const waiting = async (email: string) => {
  const { items } = (await (await sandbox.control('/guest-requests')).json()) as { items: Waiting[] };
  return items.filter((item) => item.email === email);
};

const outbox = async (recipient: string) => {
  const { items } = (await (await sandbox.control('/outbox')).json()) as {
    items: { recipient: string; login: string | null; text: string; html: string }[];
  };
  return items.filter((item) => item.recipient === recipient);
};

describe('a message of a guest', () => {
  test('is answered by mail in the language of its writer, without anything that was written', async () => {
    const email = 'pavel@guest.example';
    await write(
      { email, name: null, text: ' Где вы работаете?\nИ с кем? ', subject: 'Ссылка https://x.example' },
      'ru',
    );
    const [found] = await waiting(email);
    expect(found).toMatchObject({ language: 'ru', text: 'Где вы работаете?\nИ с кем?', name: null });
    const answer = await sandbox.control(`/guest-requests/${found?.id}/answer`, {
      text: 'Почти везде.\nСписок <a>.',
    });
    expect(answer.status).toBe(200);
    const [letter, ...others] = await outbox(email);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({ login: null });
    expect(letter?.text).toContain('Наш ответ:\n\nПочти везде.\nСписок <a>.');
    expect(letter?.text).not.toMatch(/x\.example|И с кем/);
    expect(letter?.html).toContain('Список &lt;a&gt;.');
    expect(await waiting(email)).toEqual([]);
    expect((await sandbox.control(`/guest-requests/${found?.id}/answer`, { text: 'Ещё' })).status).toBe(409);
  });

  test('can be put aside without an answer', async () => {
    const email = 'shop@guest.example';
    await write({ email });
    const [found] = await waiting(email);
    expect((await sandbox.control(`/guest-requests/${found?.id}/close`, {})).status).toBe(200);
    expect([await waiting(email), await outbox(email)]).toEqual([[], []]);
  });

  test('from the e-mail of an account is taken as any other, and tells the account nothing', async () => {
    const email = 'investor@guest.example';
    const { api } = await sandbox.register({ email });
    const before = await outbox(email);
    expect(await write({ email })).toEqual(await write({ email: 'nobody@guest.example' }));
    const [[own], [other]] = [await waiting(email), await waiting('nobody@guest.example')];
    expect({ ...own, id: '', email: '' }).toEqual({ ...other, id: '', email: '' });
    await sandbox.control(`/guest-requests/${own?.id}/answer`, { text: 'An answer' });
    const after = await outbox(email);
    expect(after).toHaveLength(before.length + 1);
    expect(after[0]).toMatchObject({ login: null });
    expect((await unwrap(api.GET('/support/requests'))).total).toBe(0);
  });

  test('is stored once while it waits', async () => {
    const email = 'twice@guest.example';
    await write({ email });
    await write({ email });
    await write({ email, text: 'Something else' });
    expect(await waiting(email)).toHaveLength(2);
  });

  test.each([
    ['e-mail', { email: 'anna' }, { email: 'email_invalid' }],
    ['blank subject', { subject: '  ' }, { subject: 'required' }],
    ['long subject', { subject: 'a'.repeat(121) }, { subject: 'too_long' }],
    ['blank text', { text: ' \n ' }, { text: 'required' }],
    ['long text', { text: 'a'.repeat(4001) }, { text: 'too_long' }],
    ['long name', { name: 'a'.repeat(121) }, { name: 'too_long' }],
  ] as const)('with a wrong %s is refused', async (_, body, fields) => {
    await expect(write({ email: 'wrong@guest.example', ...body })).rejects.toMatchObject({
      code: 'validation_failed',
      status: 422,
      fields,
    });
    expect(await waiting('wrong@guest.example')).toEqual([]);
  });

  test('is deleted 30 days after it was sent or answered', async () => {
    const [unanswered, answered] = ['old@guest.example', 'late@guest.example'];
    await write({ email: unanswered });
    await write({ email: answered });
    await sandbox.advance(20);
    const [late] = await waiting(answered);
    await sandbox.control(`/guest-requests/${late?.id}/answer`, { text: 'Late' });
    const stored = async () => {
      await deleteExpired(sandbox.database);
      const rows = await sandbox.database.read((tx) => tx.select().from(guestRequest));
      return rows.map(({ email }) => email).filter((email) => email === unanswered || email === answered);
    };
    await sandbox.advance(10);
    expect((await stored()).toSorted()).toEqual([answered, unanswered].toSorted());
    await sandbox.advance(1);
    expect(await stored()).toEqual([answered]);
    await sandbox.advance(20);
    expect(await stored()).toEqual([]);
  });

  test.each(['support', 'guestRequests'] as const)('is refused while %s is off', async (name) => {
    await sandbox.control('/capabilities', { [name]: false });
    try {
      await expect(write()).rejects.toEqual(problem('capability_off', { status: 403 }));
    } finally {
      await sandbox.control('/capabilities', { [name]: true });
    }
  });
});

describe('a flood of messages of guests', () => {
  test('is refused for an e-mail in any case of letters, with the time to wait', async () => {
    await sandbox.advance(1);
    const { calls, seconds } = firstSettings.limits.guestEmail;
    for (let sent = 0; sent < calls; sent += 1)
      await write({ email: 'Flood@guest.example', text: `Message ${sent}` });
    const { error, response } = await sandbox.guest.POST('/support/guest-requests', {
      body: { ...question, email: 'flood@GUEST.example' },
    });
    expect([response.status, error?.code]).toEqual([429, 'too_many_calls']);
    expect(response.headers.get('retry-after')).toBe(String(seconds));
    expect(await waiting('flood@GUEST.example')).toEqual([]);
    await write({ email: 'other@guest.example' });
  });

  test('is refused for a network, whatever the e-mails, and ends with its hour', async () => {
    await sandbox.advance(1);
    const { calls, seconds } = firstSettings.limits.guestAddress;
    for (let sent = 0; sent < calls; sent += 1) await write({ email: `flood-${sent}@guest.example` });
    const refused = { code: 'too_many_calls', status: 429 };
    await expect(write({ email: 'one-more@guest.example' })).rejects.toMatchObject(refused);
    await sandbox.control('/clock/advance', { seconds });
    await write({ email: 'one-more@guest.example' });
    expect(await waiting('one-more@guest.example')).toHaveLength(1);
  });
});
