import { type Schema, unwrap } from '@meridian/api-client';
import { describe, expect, test } from 'vitest';
import * as act from '../../test/actions.ts';
import { intent } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { firstSettings } from '../core/firstSettings.ts';

const sandbox = sharedSandbox();

const question: Schema<'NewSupportRequest'> = {
  subject: 'other',
  subjectId: null,
  text: 'How do I change my e-mail?',
};

const create = (
  { api }: TestUser,
  body: Partial<Schema<'NewSupportRequest'>> = {},
  header: ReturnType<typeof intent> = intent(),
) => unwrap(api.POST('/support/requests', { params: { header }, body: { ...question, ...body } }));

const read = ({ api }: TestUser, id: string) =>
  unwrap(api.GET('/support/requests/{id}', { params: { path: { id } } }));

const write = ({ api }: TestUser, id: string, text: string) =>
  unwrap(
    api.POST('/support/requests/{id}/messages', {
      params: { path: { id }, header: intent() },
      body: { text },
    }),
  );

const list = ({ api }: TestUser) => unwrap(api.GET('/support/requests'));

const answer = (id: string, text = 'In the settings.') =>
  sandbox.control(`/support-requests/${id}/answer`, { text });

const waiting = async () =>
  (await (await sandbox.control('/support-requests')).json()) as { items: { id: string; text: string }[] };

describe('a request to the support', () => {
  test('is answered by the service, waits again after a message, and ends when it is closed', async () => {
    const user = await sandbox.confirmed();
    const { request } = await create(user);
    expect(request).toMatchObject({ ...question, hash: null, status: 'sent' });

    expect((await answer(request.id)).status).toBe(200);
    expect(await read(user, request.id)).toMatchObject({
      request: { status: 'answered', text: question.text },
      messages: [
        { author: 'investor', text: question.text },
        { author: 'service', text: 'In the settings.' },
      ],
    });
    expect((await waiting()).items.map(({ id }) => id)).not.toContain(request.id);

    expect((await write(user, request.id, '  Thank you.\nIt worked. ')).request.status).toBe('sent');
    expect((await waiting()).items).toContainEqual(
      expect.objectContaining({ id: request.id, text: 'Thank you.\nIt worked.' }),
    );

    expect((await sandbox.control(`/support-requests/${request.id}/close`, {})).status).toBe(200);
    expect(await read(user, request.id)).toMatchObject({ request: { status: 'closed' } });
    await expect(write(user, request.id, 'Once more')).rejects.toEqual(problem('conflict', { status: 409 }));
    expect((await answer(request.id)).status).toBe(409);
  });

  test('tells of an answer by a notification and a letter, which do not repeat it', async () => {
    const user = await sandbox.confirmed();
    await unwrap(user.api.POST('/auth/email/resend'));
    await unwrap(
      user.api.POST('/auth/email/confirm', { body: { code: await sandbox.lastCode(user.login) } }),
    );
    const { request } = await create(user);
    await answer(request.id, 'A secret of the bank');
    const [notice] = (await unwrap(user.api.GET('/notification'))).items;
    expect(notice).toMatchObject({
      topic: 'support',
      topicId: request.id,
      title: 'Answer from support',
      text: 'We answered your request. Read it in the cabinet.',
    });
    const letters = await (await sandbox.control(`/outbox?login=${user.login}`)).text();
    expect(letters).toContain('Answer from support. We answered your request.');
    expect(letters).not.toContain('A secret of the bank');
  });

  test('names the refill it is about, with its hash', async () => {
    const user = await sandbox.funded('100');
    const [paid] = (await unwrap(user.api.GET('/funds/refills'))).items;
    const { request } = await create(user, { subject: 'refill', subjectId: paid?.id ?? null });
    expect(paid?.hash).toMatch(/./);
    expect(request).toMatchObject({ subject: 'refill', subjectId: paid?.id, hash: paid?.hash });
  });

  test('is about something of the investor', async () => {
    const [owner, stranger] = [await sandbox.confirmed(), await sandbox.confirmed()];
    const { id } = await act.refill(owner.api, '100');
    await expect(create(stranger, { subject: 'refill', subjectId: id })).rejects.toEqual(
      problem('not_found', { status: 404 }),
    );
    // The number of a refill is none of a withdrawal.
    await expect(create(owner, { subject: 'withdrawal', subjectId: id })).rejects.toEqual(
      problem('not_found', { status: 404 }),
    );
    await expect(create(owner, { subject: 'refill', subjectId: null })).rejects.toEqual(
      problem('validation_failed', { status: 422, fields: { subjectId: 'required' } }),
    );
    await expect(create(owner, { subject: 'other', subjectId: id })).rejects.toEqual(
      problem('validation_failed', { status: 422, fields: { subjectId: 'unknown_value' } }),
    );
    expect(await list(owner)).toMatchObject({ items: [], total: 0 });
  });

  test('of another investor is missing', async () => {
    const [owner, stranger] = [await sandbox.confirmed(), await sandbox.confirmed()];
    const { request } = await create(owner);
    const missing = problem('not_found', { status: 404 });
    await expect(read(stranger, request.id)).rejects.toEqual(missing);
    await expect(write(stranger, request.id, 'Mine')).rejects.toEqual(missing);
    expect((await list(stranger)).total).toBe(0);
    expect((await read(owner, request.id)).messages).toHaveLength(1);
  });

  test('is sent once by one intent', async () => {
    const user = await sandbox.confirmed();
    const header = intent();
    const first = await create(user, {}, header);
    expect(await create(user, {}, header)).toEqual(first);
    expect(await list(user)).toMatchObject({ items: [first.request], total: 1 });
  });

  test.each(['', '  \n ', 'a'.repeat(4001)])('of the text %j is refused', async (text) => {
    const user = await sandbox.confirmed();
    await expect(create(user, { text })).rejects.toMatchObject({ code: 'validation_failed' });
  });

  test('is limited against floods', async () => {
    const user = await sandbox.confirmed();
    const { calls } = firstSettings.limits.support;
    const { request } = await create(user);
    for (let sent = 1; sent < calls; sent += 1) await write(user, request.id, `Message ${sent}`);
    await expect(write(user, request.id, 'One too many')).rejects.toMatchObject({
      code: 'too_many_calls',
      status: 429,
    });
    await expect(create(user)).rejects.toMatchObject({ status: 429 });
  });

  test('comes first in the list when it changed last', async () => {
    const user = await sandbox.confirmed();
    const [older, newer] = [await create(user), await create(user)];
    expect((await list(user)).items.map(({ id }) => id)).toEqual([newer.request.id, older.request.id]);
    await sandbox.advance(1);
    await answer(older.request.id);
    expect((await list(user)).items.map(({ id }) => id)).toEqual([older.request.id, newer.request.id]);
  });

  test('cannot be written or read while the capability is off', async () => {
    const user = await sandbox.confirmed();
    const { request } = await create(user);
    await sandbox.control('/capabilities', { support: false });
    try {
      const off = problem('capability_off', { status: 403 });
      await expect(list(user)).rejects.toEqual(off);
      await expect(read(user, request.id)).rejects.toEqual(off);
      await expect(create(user)).rejects.toEqual(off);
      await expect(write(user, request.id, 'Still there?')).rejects.toEqual(off);
    } finally {
      await sandbox.control('/capabilities', { support: true });
    }
  });
});
