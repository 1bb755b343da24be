import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Schema, unwrap } from '@meridian/api-client';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { TestUser } from '../../test/openTestSandbox.ts';
import { problem } from '../../test/problem.ts';
import { sharedSandbox } from '../../test/sharedSandbox.ts';
import { type Fields, formOf, photo, completeForm } from '../../test/verificationForm.ts';
import { html, jpeg, png, webp } from '@meridian/contract-kit/calls';

const sandbox = sharedSandbox();

async function submit(user: TestUser, body: string | FormData, type?: string) {
  const response = await fetch(`${sandbox.url}/api/user-data/verification`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${user.token}`,
      'accept-language': 'en',
      ...(type && { 'content-type': type }),
    },
    body,
  });
  return { status: response.status, body: (await response.json()) as Schema<'Problem'> };
}

const send = (user: TestUser, change: Fields = {}) => submit(user, formOf({ ...completeForm, ...change }));

const standing = ({ api }: TestUser) =>
  unwrap(api.GET('/user-data/byType/{type}', { params: { path: { type: 'verification' } } }));

const decide = (user: TestUser, verb: 'approve' | 'deny', body: object = {}) =>
  sandbox.control(`/verifications/${user.login}/${verb}`, body);

describe('a verification', () => {
  test('locks the name: the profile accepts only the name that was sent', async () => {
    const user = await sandbox.confirmed();
    const change = (body: Schema<'ProfileChange'>) => unwrap(user.api.PATCH('/user-data', { body }));
    await change({ fullName: 'Annie P.', city: 'Limassol' });
    await send(user);
    for (const fullName of ['Somebody Else', null]) {
      await expect(change({ fullName, city: 'Paphos' })).rejects.toEqual(
        problem('update_error', { status: 409 }),
      );
    }
    expect(await change({ fullName: 'Annie P.', city: 'Nicosia' })).toMatchObject({ city: 'Nicosia' });
    expect(await change({ city: 'Larnaca' })).toMatchObject({ fullName: 'Annie P.', city: 'Larnaca' });
    expect(await change({ fullName: 'Anna Petrova' })).toMatchObject({ fullName: 'Anna Petrova' });
    await decide(user, 'approve');
    await expect(change({ fullName: 'Annie P.' })).rejects.toEqual(problem('update_error', { status: 409 }));
  });

  test('that was denied unlocks the name', async () => {
    const user = await sandbox.confirmed();
    await send(user);
    await decide(user, 'deny', {});
    const body = { fullName: 'Anna P.' };
    expect(await unwrap(user.api.PATCH('/user-data', { body }))).toMatchObject(body);
  });

  test('is pending after the form is sent, is decided once, and notifies the investor', async () => {
    const user = await sandbox.confirmed();
    expect(await standing(user)).toMatchObject({ status: null, fullName: null });
    expect((await decide(user, 'approve')).status).toBe(404);

    const sent = await send(user);
    expect(sent.status).toBe(200);
    expect(sent.body).toMatchObject({
      type: 'verification',
      status: 'in_process',
      fullName: 'Anna Petrova',
      dateOfBirth: '1990-04-17',
      documentNumber: '••••••417',
      decisionDate: null,
    });
    expect(await standing(user)).toEqual(sent.body);
    expect(await send(user)).toMatchObject({ status: 409, body: { code: 'update_error' } });

    const { items } = (await (await sandbox.control('/verifications')).json()) as { items: object[] };
    expect(items).toContainEqual(expect.objectContaining({ login: user.login, fullName: 'Anna Petrova' }));
    expect((await decide(user, 'approve')).status).toBe(200);
    expect((await decide(user, 'deny')).status).toBe(409);
    expect(await standing(user)).toMatchObject({ status: 'success', decisionDate: expect.any(String) });
    const [notice] = (await unwrap(user.api.GET('/notification'))).items;
    expect(notice).toMatchObject({ topic: 'verification', title: 'Your account is verified' });
    expect(await send(user)).toMatchObject({ status: 409, body: { code: 'update_error' } });
  });

  test('that was denied shows the reason in the requested language, and can be sent again', async () => {
    const user = await sandbox.confirmed();
    await send(user);
    await decide(user, 'deny', {
      reason: { en: 'The photo is out of focus.', ru: 'Фотография не в фокусе.' },
    });
    expect(await standing(user)).toMatchObject({
      status: 'denied',
      denialReason: 'The photo is out of focus.',
    });
    expect(await standing({ ...user, api: sandbox.apiOf(user.token, 'ru') })).toMatchObject({
      denialReason: 'Фотография не в фокусе.',
    });
    expect((await send(user, { documentNumber: '12' })).body).toMatchObject({
      status: 'in_process',
      documentNumber: '••',
      denialReason: null,
    });
  });

  test('never logs the document number', async () => {
    const user = await sandbox.confirmed();
    await send(user, { documentNumber: 'NOBODYREADS77' });
    expect(JSON.stringify(sandbox.lines)).not.toContain('NOBODYREADS77');
  });
});

describe('a form', () => {
  let user: TestUser;
  beforeAll(async () => {
    user = await sandbox.confirmed();
  });

  test.each<[string, Fields, object]>([
    [
      'HTML that pretends to be a PNG',
      { photoOfWallet: photo(html) },
      { photoOfWallet: 'file_type_not_allowed' },
    ],
    [
      'a GIF',
      { photoOfLogin: photo(Buffer.from('GIF89a......'), 'me.gif', 'image/gif') },
      { photoOfLogin: 'file_type_not_allowed' },
    ],
    [
      'a PDF',
      { photoOfDocument: photo(Buffer.from('%PDF-1.7')) },
      { photoOfDocument: 'file_type_not_allowed' },
    ],
    [
      'a signature of a PNG alone',
      { photoOfDocument: photo(png.subarray(0, 8)) },
      { photoOfDocument: 'file_type_not_allowed' },
    ],
    [
      'a damaged photo',
      { photoOfWallet: photo(jpeg.subarray(0, -2)) },
      { photoOfWallet: 'file_type_not_allowed' },
    ],
    [
      'a photo of eleven megabytes',
      { photoOfDocument: photo(Buffer.concat([png, Buffer.alloc(11 * 1_048_576)])) },
      { photoOfDocument: 'file_too_large' },
    ],
    [
      'a photo of twenty megabytes',
      { photoOfDocument: photo(Buffer.concat([jpeg, Buffer.alloc(20 * 1_048_576)])) },
      { photoOfDocument: 'file_too_large' },
    ],
    ['no photo', { photoOfLogin: undefined }, { photoOfLogin: 'required' }],
    ['an empty file', { photoOfLogin: photo(Buffer.alloc(0)) }, { photoOfLogin: 'required' }],
    ['a text where a photo belongs', { photoOfLogin: 'photo.png' }, { photoOfLogin: 'malformed' }],
    ['a photo where a text belongs', { fullName: photo(png) }, { fullName: 'malformed' }],
    ['a field twice', { fullName: ['Anna', 'Anton'] }, { fullName: 'malformed' }],
    ['a field nobody asked for', { role: 'owner' }, { role: 'unknown_value' }],
    ['a text that the database cannot keep', { fullName: 'Anna\0' }, { fullName: 'malformed' }],
    ['a blank name', { fullName: '  ' }, { fullName: 'required' }],
    ['a family status nobody has', { familyStatus: 'complicated' }, { familyStatus: 'unknown_value' }],
    ['a day that is none', { dateOfBirth: '1990-02-30' }, { dateOfBirth: 'malformed' }],
    ['a day to come', { dateOfBirth: '2030-01-01' }, { dateOfBirth: 'date_out_of_range' }],
    ['a person one day too young', { dateOfBirth: '2008-10-06' }, { dateOfBirth: 'date_out_of_range' }],
    [
      'several things at once',
      { dateOfBirth: '2020-01-01', photoOfLogin: photo(html), photoOfWallet: photo(html) },
      {
        dateOfBirth: 'date_out_of_range',
        photoOfLogin: 'file_type_not_allowed',
        photoOfWallet: 'file_type_not_allowed',
      },
    ],
  ])('with %s is refused with the field name', async (_what, change, errors) => {
    expect(await send(user, change)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', errors },
    });
    expect(await standing(user)).toMatchObject({ status: null });
  });

  test.each(['../../../etc/passwd.png', '/etc/cron.d/job', 'C:\\Windows\\wallet.html', 'a\0.png', '.', '..'])(
    'with a photo called %j is refused by the name of the field',
    async (name) => {
      const before = await readdir(sandbox.uploadsDir);
      expect(await send(user, { photoOfLogin: photo(png, name) })).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', errors: { photoOfLogin: 'malformed' } },
      });
      expect(await readdir(sandbox.uploadsDir)).toEqual(before);
    },
  );

  test('larger than three photos is refused', async () => {
    const large = Buffer.alloc(33 * 1_048_576, 'a');
    const refused = { status: 413, body: { code: 'payload_too_large' } };
    expect(await send(user, { photoOfDocument: photo(large) })).toMatchObject(refused);
  });

  test.each([
    ['JSON', JSON.stringify({ fullName: 'Anna' }), 'application/json', 415, 'unsupported_media_type'],
    ['a form without a boundary', 'a=b', 'multipart/form-data', 422, 'validation_failed'],
    ['a form cut short', '--x\r\nContent-Dis', 'multipart/form-data; boundary=x', 422, 'validation_failed'],
  ])('that is %s is refused', async (_what, body, type, status, code) => {
    expect(await submit(user, body, type)).toMatchObject({ status, body: { code } });
  });

  test('of a user who turns eighteen today is accepted', async () => {
    const adult = await sandbox.confirmed();
    expect((await send(adult, { dateOfBirth: '2008-10-05' })).status).toBe(200);
  });
});

describe('photos', () => {
  const kept = async () => (await readdir(sandbox.uploadsDir)).toSorted();

  test('are stored clean under generated names, readable by the server’s user only', async () => {
    const before = new Set(await kept());
    const user = await sandbox.confirmed();
    const located = await sharp(jpeg)
      .withExif({ IFD0: { Model: 'SecretPhone' }, IFD3: { GPSLatitudeRef: 'N' } })
      .toBuffer();
    const sent = await send(user, {
      photoOfDocument: photo(Buffer.concat([png, html]), 'passport.html'),
      photoOfLogin: photo(located, '..job', 'text/html'),
      photoOfWallet: photo(webp, 'Мой кошелёк.png', ''),
    });
    expect(sent.status).toBe(200);
    const added = (await kept()).filter((name) => !before.has(name));
    expect(added.map((name) => name.replace(/^[0-9a-f]{32}\./, '')).toSorted()).toEqual([
      'jpg',
      'png',
      'webp',
    ]);
    for (const name of added) {
      const file = join(sandbox.uploadsDir, name);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      const content = await readFile(file);
      expect(content.includes('SecretPhone') || content.includes(html)).toBe(false);
      const { format, exif } = await sharp(content).metadata();
      expect([format.replace('jpeg', 'jpg'), exif]).toEqual([name.split('.')[1], undefined]);
    }
    const served = await fetch(`${sandbox.url}/${added[0]}`);
    expect(served.status).toBe(404);
  });

  test('of a refused form are removed', async () => {
    const user = await sandbox.confirmed();
    const before = await kept();
    await send(user, { photoOfWallet: photo(html) });
    expect(await kept()).toEqual(before);
  });
});
