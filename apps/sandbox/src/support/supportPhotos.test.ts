import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Schema, unwrap } from '@meridian/api-client';
import { html, jpeg, png, webp } from '@meridian/contract-kit/calls';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { intent } from '../../test/actions.ts';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { type Fields, formOf, photo } from '../../test/verificationForm.ts';
import { firstSettings } from '../core/firstSettings.ts';

const sandbox = sharedSandbox();

async function send({ token }: TestUser, fields: Fields) {
  const response = await fetch(`${sandbox.url}/api/support/photos`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
    body: formOf(fields),
  });
  const body = (await response.json()) as Schema<'NewSupportPhoto'> & Schema<'Problem'>;
  return { status: response.status, body };
}

const idOf = async (user: TestUser, file = photo(png)) => (await send(user, { photo: file })).body.id;

const write = ({ api }: TestUser, photos?: readonly string[], header = intent()) =>
  unwrap(
    api.POST('/support/requests', {
      params: { header },
      body: {
        subject: 'other',
        subjectId: null,
        text: 'See the photos.',
        ...(photos && { photos: [...photos] }),
      },
    }),
  );

const read = ({ api }: TestUser, id: string) =>
  unwrap(api.GET('/support/photos/{id}', { params: { path: { id } } }));

const stored = async () =>
  (await readdir(sandbox.uploadsDir)).filter((name) => name !== '.gitignore').toSorted();

let user: TestUser;
beforeAll(async () => {
  user = await sandbox.confirmed();
});

describe('photos of a message to the support', () => {
  test('are shown to their owner in the order they were sent, without metadata and trailing data', async () => {
    const located = await sharp(jpeg)
      .withExif({ IFD0: { Model: 'SecretPhone' } })
      .toBuffer();
    const ids = [
      await idOf(user, photo(located, 'a.jpg')),
      await idOf(user, photo(Buffer.concat([png, html]), 'b.html', 'text/html')),
      await idOf(user, photo(webp)),
    ];
    const { messages } = await write(user, ids.toReversed());
    expect(messages.map(({ photos }) => photos)).toEqual([ids]);
    const shown = await Promise.all(ids.map((id) => read(user, id)));
    expect(shown.map(({ id, mediaType }) => [id, mediaType])).toEqual([
      [ids[0], 'image/jpeg'],
      [ids[1], 'image/png'],
      [ids[2], 'image/webp'],
    ]);
    for (const { content } of shown) {
      const bytes = Buffer.from(content, 'base64');
      expect(bytes.includes('SecretPhone') || bytes.includes(html)).toBe(false);
    }
  });

  test('are scaled down to what a screen needs', async () => {
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { content } = await read(user, await idOf(user, photo(large)));
    expect(await sharp(Buffer.from(content, 'base64')).metadata()).toMatchObject({
      width: 2000,
      height: 1000,
    });
  });

  test('are missing for another investor, who cannot send them either', async () => {
    const stranger = await sandbox.confirmed();
    const id = await idOf(user);
    const missing = problem('not_found', { status: 404 });
    await expect(read(stranger, id)).rejects.toEqual(missing);
    await expect(write(stranger, [id])).rejects.toEqual(missing);
    const { request } = await write(stranger);
    const message = stranger.api.POST('/support/requests/{id}/messages', {
      params: { path: { id: request.id }, header: intent() },
      body: { text: 'Mine', photos: [id] },
    });
    await expect(unwrap(message)).rejects.toEqual(missing);
    expect((await unwrap(stranger.api.GET('/support/requests'))).total).toBe(1);
    await write(user, [id]);
    await expect(read(stranger, id)).rejects.toEqual(missing);
  });

  test('belong to one message, which a repeated call does not change', async () => {
    const [id, header] = [await idOf(user), intent()];
    const first = await write(user, [id], header);
    expect(await write(user, [id], header)).toEqual(first);
    await expect(write(user, [id])).rejects.toEqual(problem('not_found', { status: 404 }));
  });

  test('also go with a later message', async () => {
    const { request } = await write(user);
    const id = await idOf(user);
    const { messages } = await unwrap(
      user.api.POST('/support/requests/{id}/messages', {
        params: { path: { id: request.id }, header: intent() },
        body: { text: 'Here it is.', photos: [id] },
      }),
    );
    expect(messages.map(({ photos }) => photos)).toEqual([[], [id]]);
  });

  test('are at most three', async () => {
    const ids = [await idOf(user), await idOf(user), await idOf(user), await idOf(user)];
    await expect(write(user, ids)).rejects.toMatchObject({ status: 422, code: 'validation_failed' });
  });

  test.each([
    ['no photo', photo(html, 'photo.png'), 'file_type_not_allowed'],
    ['a path for a name', photo(png, '../photo.png'), 'malformed'],
    [
      'more bytes than are taken',
      photo(Buffer.alloc(firstSettings.verification.fileMaximumBytes + 1)),
      'file_too_large',
    ],
  ] as const)('with %s are refused and not stored', async (_, file, code) => {
    const before = await stored();
    expect(await send(user, { photo: file })).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors: { photo: code } },
    });
    expect(await stored()).toEqual(before);
  });

  test('are deleted a day after their upload unless a message named them', async () => {
    const owner = await sandbox.confirmed();
    const [named, forgotten] = [await idOf(owner), await idOf(owner)];
    await write(owner, [named]);
    const before = await stored();
    await sandbox.advance(2);
    await expect(read(owner, forgotten)).rejects.toEqual(problem('not_found', { status: 404 }));
    expect(await read(owner, named)).toMatchObject({ id: named });
    expect((await stored()).length).toBeLessThan(before.length);
  });

  test('are in the archive of their owner, and deleted with the account', async () => {
    const owner = await sandbox.confirmed();
    const id = await idOf(owner);
    await write(owner, [id]);
    await sandbox.confirmSession(owner);
    const archive = await fetch(`${sandbox.url}/api/user/data`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(Buffer.from(await archive.arrayBuffer()).includes(`photos/support-${id}.png`)).toBe(true);
    const before = await stored();
    await unwrap(owner.api.POST('/user/closing'));
    await sandbox.advance(firstSettings.closing.coolingOffDays);
    expect((await stored()).length).toBeLessThan(before.length);
    expect(before).not.toEqual([]);
  });

  test('are refused while the capability is off', async () => {
    const id = await idOf(user);
    await sandbox.control('/capabilities', { support: false });
    try {
      expect(await send(user, { photo: photo(png) })).toMatchObject({ status: 403 });
      await expect(read(user, id)).rejects.toEqual(problem('capability_off', { status: 403 }));
    } finally {
      await sandbox.control('/capabilities', { support: true });
    }
  });
});

test('a stored photo is served by no address of its own', async () => {
  await idOf(user);
  const [name = ''] = await stored();
  expect((await readFile(join(sandbox.uploadsDir, name))).length).toBeGreaterThan(0);
  expect((await fetch(`${sandbox.url}/${name}`)).status).toBe(404);
});
