import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFiles, type FileRules } from './readFiles.ts';

const rules: FileRules = { acceptedTypes: ['image/*', 'application/pdf'], maximumBytes: 24, maximumFiles: 2 };
const photos: FileRules = { ...rules, acceptedTypes: ['image/jpeg', 'image/png', 'image/webp'] };

/** A file of these Latin-1 letters. */
const file = (content: string, type: string, name = 'a') =>
  new File([Uint8Array.from(content, (letter) => letter.charCodeAt(0))], name, { type });

const jpeg = '\xff\xd8\xff\xe0\0\x10JFIF';
const png = '\x89PNG\r\n\x1a\n';
const webp = 'RIFF\x01\n\0\0WEBP';
const heic = '\0\0\0\x18ftypheic';

test.each([
  ['a program', 'MZ', 'application/x-msdownload', 'type'],
  ['an unknown file of no type', 'xxx', '', 'type'],
  ['a type that only begins alike', 'xxx', 'application/pdfx', 'type'],
  ['an empty file', '', 'image/png', 'empty'],
  ['a file that is a byte too large', png.padEnd(25), 'image/png', 'size'],
])('rejects %s', async (_, content, type, reason) => {
  const given = file(content, type);
  const { taken, refused } = await readFiles([given], rules, 0);
  expect([taken, refused.map((one) => [one.reason, one.file])]).toEqual([[], [[reason, given]]]);
});

test.each([
  ['no type', jpeg, '', 'image/jpeg'],
  ['the type of older Windows', jpeg, 'image/pjpeg', 'image/jpeg'],
  ['a misspelled type', jpeg, 'image/jpg', 'image/jpeg'],
  ['the type of another photo', png, 'image/jpeg', 'image/png'],
  ['the type of any file', webp, 'application/octet-stream', 'image/webp'],
  ['the type of a text', png, 'text/plain', 'image/png'],
])('accepts a photo to which the browser gives %s, as what it is', async (_, content, said, type) => {
  const { taken } = await readFiles([file(content, said, 'IMG_1')], photos, 0);
  expect(taken.map((one) => [one.name, one.type, one.size])).toEqual([['IMG_1', type, content.length]]);
});

test.each([
  ['a HEIC', heic, 'image/jpeg', 'image/heic'],
  ['a HEIC of no type', heic, '', 'image/heic'],
  ['an AVIF', '\0\0\0\x18ftypavif', 'image/png', 'image/avif'],
  ['a GIF', 'GIF89a', 'image/webp', 'image/gif'],
  ['a PDF', '%PDF-1.7', 'image/jpeg', 'application/pdf'],
  ['a text', 'a text', 'image/jpeg', ''],
  ['a sound', 'RIFF\x01\0\0\0WAVE', 'image/webp', ''],
  ['one byte', '\xff', 'image/jpeg', ''],
])(
  'rejects %s in place of a photo, whatever its name, and says what it is',
  async (_, content, said, type) => {
    const given = file(content, said);
    expect((await readFiles([given], photos, 0)).refused).toEqual([{ reason: 'type', file: given, type }]);
  },
);

test.each([
  ['a PDF of no type', '%PDF-1.7', ''],
  ['a PDF with other bytes before it', '\xef\xbb\xbf%PDF-1.7', 'application/pdf'],
  ['a format without a known signature', '<svg/>', 'image/svg+xml'],
])('accepts %s', async (_, content, type) => {
  expect((await readFiles([file(content, type)], rules, 0)).taken).toHaveLength(1);
});

test('rejects a file that can no longer be read', async () => {
  const moved = file(jpeg, 'image/jpeg');
  moved.slice = () => {
    throw new DOMException('gone', 'NotFoundError');
  };
  expect(await readFiles([moved], photos, 0)).toEqual({
    taken: [],
    refused: [{ reason: 'unreadable', file: moved }],
  });
});

test('accepts a file of the maximum size and rejects one file too many', async () => {
  const files = ['1', '2', '3'].map((name) => file(png.padEnd(24), 'image/png', name));
  const { taken, refused } = await readFiles(files, rules, 0);
  expect(taken.map(({ name }) => name)).toEqual(['1', '2']);
  expect(refused.map(({ reason, file: { name } }) => [reason, name])).toEqual([['count', '3']]);
  expect((await readFiles(files, rules, 1)).taken).toHaveLength(1);
});

test('accepts or rejects every file, and never exceeds the maximum', async () => {
  const anyFile = fc
    .record({
      content: fc.constantFrom('', png, jpeg, '%PDF-', 'x', png.padEnd(30)),
      type: fc.constantFrom('image/png', 'application/pdf', 'text/plain', ''),
    })
    .map(({ content, type }) => file(content, type));
  await fc.assert(
    fc.asyncProperty(fc.array(anyFile), fc.nat({ max: 3 }), async (files, held) => {
      const { taken, refused } = await readFiles(files, rules, held);
      expect(taken.length + refused.length).toBe(files.length);
      expect(held + taken.length).toBeLessThanOrEqual(Math.max(held, rules.maximumFiles));
    }),
  );
});
