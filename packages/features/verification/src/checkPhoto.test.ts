import { describe, expect, it } from 'vitest';
import { checkPhoto, isPhoneFormat } from './checkPhoto.ts';

const types = ['image/jpeg', 'image/png', 'image/webp'];
const file = (bytes: readonly number[], name = 'photo.jpg') => new File([new Uint8Array(bytes)], name);
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16, ...letters('JFIF')];
const png = [0x89, ...letters('PNG\r\n'), 0x1a, 0x0a];
const webp = [...letters('RIFF'), 1, 0, 0, 0, ...letters('WEBP')];
const heic = [0, 0, 0, 24, ...letters('ftypheic')];

describe('checkPhoto', () => {
  it.each([
    ['a JPEG', jpeg],
    ['a PNG with the name of a JPEG', png],
    ['a WebP', webp],
  ])('accepts %s', async (_, bytes) => {
    expect(await checkPhoto(file(bytes), types)).toBeUndefined();
  });

  it.each([
    ['a HEIC that was renamed to JPEG', heic, 'heic'],
    ['a PDF that was renamed to JPEG', letters('%PDF-1.7'), 'not_a_photo'],
    ['a file of one byte', [0xff], 'not_a_photo'],
    ['a sound in a RIFF container', [...letters('RIFF'), 1, 0, 0, 0, ...letters('WAVE')], 'not_a_photo'],
  ])('refuses %s', async (_, bytes, fault) => {
    expect(await checkPhoto(file(bytes), types)).toBe(fault);
  });

  it('refuses a format that the server does not take now', async () => {
    expect(await checkPhoto(file(webp), ['image/jpeg'])).toBe('not_a_photo');
  });

  it('refuses a file that can no longer be read', async () => {
    const moved = file(jpeg);
    moved.slice = () => {
      throw new DOMException('gone', 'NotFoundError');
    };
    expect(await checkPhoto(moved, types)).toBe('unreadable');
  });
});

it.each([
  ['IMG_1.HEIC', '', true],
  ['a.jpg', 'image/heic', true],
  ['a.pdf', 'application/pdf', false],
])('%s of type "%s" is in the format of phones: %s', (name, type, expected) => {
  expect(isPhoneFormat({ name, type })).toBe(expected);
});
