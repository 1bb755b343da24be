import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { compressedZeros, pngChunk, type PngHeader, pngOf } from '../../test/pngOf.ts';
import { html, jpeg, png, webp } from '@meridian/contract-kit/calls';
import { extendedWebp, losslessWebp } from '../../test/verificationForm.ts';
import { cleanPhoto } from './cleanPhoto.ts';

const script = '<script>alert(1)</script>';
const zip = Buffer.from('PK\x03\x04\x14\0\0\0\0\0 evil.html PK\x05\x06', 'latin1');

const grey: PngHeader = { width: 8, height: 8, depth: 8, colour: 0, interlace: 0 };
const greyPixels = deflateSync(Buffer.alloc(72));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'red' } });

const encoders: readonly [string, (image: Sharp) => Promise<Buffer>][] = [
  ['JPEG', (image) => image.jpeg().toBuffer()],
  ['PNG', (image) => image.png().toBuffer()],
  ['WebP', (image) => image.webp({ lossless: true }).toBuffer()],
];

/** Inserts bytes. */
const withBytes = (content: Buffer, at: number, inserted: Buffer) =>
  Buffer.concat([content.subarray(0, at), inserted, content.subarray(at)]);

/** Replaces bytes. */
const changed = (content: Buffer, at: number, bytes: readonly number[]): Buffer => {
  const other = Buffer.from(content);
  other.set(bytes, at);
  return other;
};

/** A PNG with another width and a valid checksum. */
const withWidth = (width: number): Buffer => {
  const other = Buffer.from(png);
  other.writeUInt32BE(width, 16);
  other.writeUInt32BE(crc32(other.subarray(12, 29)), 29);
  return other;
};

const sizeOfJpeg = jpeg.indexOf(Buffer.from([0xff, 0xc0])) + 5;

describe('accepts and names by content', () => {
  test.each([
    ['a PNG', png, 'image/png', 'png'],
    ['a JPEG', jpeg, 'image/jpeg', 'jpg'],
    ['a WebP', webp, 'image/webp', 'webp'],
    ['a lossless WebP', losslessWebp, 'image/webp', 'webp'],
    ['a semi-transparent WebP', extendedWebp, 'image/webp', 'webp'],
    ['a phone photo with a second image behind it', Buffer.concat([jpeg, jpeg]), 'image/jpeg', 'jpg'],
  ])('%s', async (_what, content, mediaType, extension) => {
    const clean = await cleanPhoto(content);
    expect(clean).toMatchObject({ mediaType, extension });
    const { format, width, height } = await sharp(clean!.content).metadata();
    expect([`image/${format}`, width, height]).toEqual([mediaType, 1, 1]);
  });

  test('a JPEG in the colors of print, and shows it in those of screens', async () => {
    const clean = await cleanPhoto(await picture(8, 8).toColourspace('cmyk').jpeg().toBuffer());
    expect(await sharp(clean!.content).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  });
});

describe('rejects', () => {
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['HTML', html],
    ['a PDF', Buffer.from('%PDF-1.7')],
    ['HTML before a JPEG', Buffer.concat([html, jpeg])],
    ['the signature of a PNG', png.subarray(0, 8)],
    ['the signature of a PNG before HTML', Buffer.concat([png.subarray(0, 8), html])],
    ['the header of a PNG before HTML', Buffer.concat([png.subarray(0, 33), html])],
    ['the first bytes of a JPEG before HTML', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), html])],
    ['the first segment of a JPEG before HTML', Buffer.concat([jpeg.subarray(0, 20), html])],
    ['the header of a WebP before HTML', Buffer.concat([webp.subarray(0, 12), html])],
    ['the header of a WebP', Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
    ['a WebP container of HTML', Buffer.concat([Buffer.from('RIFF\x2c\0\0\0WEBP', 'latin1'), html])],
    ['a JPEG without its last marker', jpeg.subarray(0, -2)],
    ['a truncated WebP', webp.subarray(0, -2)],
    ['a PNG with a flipped bit', changed(png, 45, [png[45]! ^ 1])],
    ['a PNG without width', withWidth(0)],
    ['a JPEG without height', changed(jpeg, sizeOfJpeg, [0, 0])],
    ['a WebP without width', changed(webp, 26, [0, 0])],
    ['a PNG without pixels', pngOf(grey, [])],
    ['a PNG with HTML for its pixels', pngOf(grey, [html])],
    ['a PNG with fewer pixels than its header says', pngOf(grey, [deflateSync(Buffer.alloc(71))])],
    ['a PNG with truncated pixels', pngOf(grey, [greyPixels.subarray(0, 8)])],
    ['a PNG of an unknown color type', pngOf({ ...grey, colour: 1 }, [greyPixels])],
    ['a PNG of an unknown depth', pngOf({ ...grey, depth: 3 }, [greyPixels])],
    [
      'a PNG of a depth that its color type does not have',
      pngOf({ ...grey, colour: 2, depth: 4 }, [greyPixels]),
    ],
    ['a PNG of an unknown interlacing', pngOf({ ...grey, interlace: 2 }, [greyPixels])],
    ['a JPEG with fewer pixels than its header says', changed(jpeg, sizeOfJpeg, [0x10, 0, 0x10, 0])],
    ['a JPEG with other bytes between its segments', withBytes(jpeg, 20, Buffer.from('junk'))],
    ['a JPEG that claims the largest size', changed(jpeg, sizeOfJpeg, [0xff, 0xff, 0xff, 0xff])],
    ['a WebP that claims the largest size', changed(webp, 26, [0xff, 0x3f, 0xff, 0x3f])],
    ['a PNG that claims the largest width', withWidth(2 ** 31 - 1)],
    ['a WebP with a first part longer than the file', changed(webp, 20, [0xf0, 0xff, 0xff])],
    ['a lossless WebP of an unknown version', changed(losslessWebp, 24, [0xff])],
    ['a WebP with a picture of another size than its container', changed(extendedWebp, 24, [7, 0, 0])],
  ])('%s', async (_what, content) => {
    expect(await cleanPhoto(content)).toBeUndefined();
  });

  test.each<[string, () => Promise<Buffer>]>([
    ['a GIF', () => picture(2, 2).gif().toBuffer()],
    ['a TIFF', () => picture(2, 2).tiff().toBuffer()],
    ['an AVIF', () => picture(2, 2).avif().toBuffer()],
    [
      'an SVG, which could read files',
      async () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><image href="file:///etc/hostname"/></svg>',
        ),
    ],
  ])('%s, although the decoder knows the format', async (_what, encode) => {
    expect(await cleanPhoto(await encode())).toBeUndefined();
  });

  test.each<[string, PngHeader, number]>([
    ['more pixels than any camera takes', { ...grey, width: 16_384, height: 8193 }, 8193 * 16_385],
    [
      'pixels that take more memory than the limit',
      { ...grey, width: 8192, height: 6145, depth: 16, colour: 6 },
      6145 * (8192 * 8 + 1),
    ],
  ])('a small file that decodes to %s', async (_what, header, bytes) => {
    const bomb = pngOf(header, [compressedZeros(bytes)]);
    expect(bomb.length).toBeLessThan(2 ** 20);
    const before = process.memoryUsage().rss;
    expect(await cleanPhoto(bomb)).toBeUndefined();
    expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 26);
  });
});

test('stops inflating pixel data that is larger than the picture', async () => {
  const bomb = pngOf(grey, [compressedZeros(2 ** 30)]);
  const before = process.memoryUsage().rss;
  const clean = await cleanPhoto(bomb);
  expect(clean!.content.length).toBeLessThan(1000);
  expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 26);
});

test('scales a larger photo down to 5000 pixels on its longer side', async () => {
  const clean = await cleanPhoto(await picture(30, 6000).png().toBuffer());
  expect(await sharp(clean!.content).metadata()).toMatchObject({ width: 25, height: 5000 });
});

describe.each(encoders)('a %s', (_format, encode) => {
  test('loses its place, device, author and color profile', async () => {
    const sent = await encode(
      picture(16, 8)
        .withExif({
          IFD0: { Make: 'SecretMaker', Model: 'SecretPhone', Copyright: 'SecretAuthor' },
          IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 45/1 0/1', GPSLongitudeRef: 'E' },
        })
        .withXmp(
          '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
            '<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="SecretAuthor"/></rdf:RDF></x:xmpmeta>',
        )
        .withIccProfile('p3'),
    );
    expect(sent.includes('SecretPhone')).toBe(true);
    const before = await sharp(sent).metadata();
    expect([before.exif, before.xmp, before.icc].every((found) => found !== undefined)).toBe(true);

    const { content } = (await cleanPhoto(sent))!;
    expect(content.includes('Secret')).toBe(false);
    const { exif, xmp, icc, iptc, comments } = await sharp(content).metadata();
    expect([exif, xmp, icc, iptc, comments]).toEqual(Array(5).fill(undefined));
  });

  // The quarters of the picture as shown, row by row. In the file they are red, green, blue and white.
  test.each([
    [1, 'RGBW'],
    [2, 'GRWB'],
    [3, 'WBGR'],
    [4, 'BWRG'],
    [5, 'RBGW'],
    [6, 'BRWG'],
    [7, 'WGBR'],
    [8, 'GWRB'],
  ])('of orientation %i is turned upright', async (orientation, shown) => {
    const colors = { R: [255, 0, 0], G: [0, 255, 0], B: [0, 0, 255], W: [255, 255, 255] } as const;
    const [width, height] = [64, 32];
    const raw = Buffer.from(
      Array.from({ length: width * height }, (_, at) => {
        const [right, bottom] = [at % width >= width / 2, at >= (width * height) / 2];
        return colors[bottom ? (right ? 'W' : 'B') : right ? 'G' : 'R'];
      }).flat(),
    );
    const sent = await encode(
      sharp(raw, { raw: { width, height, channels: 3 } }).withMetadata({ orientation }),
    );
    const { content } = (await cleanPhoto(sent))!;
    const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual(orientation < 5 ? [64, 32] : [32, 64]);
    expect((await sharp(content).metadata()).orientation).toBeUndefined();
    const quarters = [0.25, 0.75].flatMap((y) =>
      [0.25, 0.75].map((x) => {
        const at = 3 * (info.width * Math.floor(y * info.height) + Math.floor(x * info.width));
        const bits = [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 1 : 0)).join('');
        return { '100': 'R', '010': 'G', '001': 'B', '111': 'W' }[bits];
      }),
    );
    expect(quarters.join('')).toBe(shown);
  });

  test.each([
    ['HTML', html],
    ['a ZIP', zip],
    ['a program', Buffer.from('<?php system($_GET[0]);')],
  ])('with %s behind it comes out without it', async (_what, tail) => {
    const sent = await encode(picture(16, 8));
    const { content } = (await cleanPhoto(Buffer.concat([sent, tail])))!;
    expect(content.includes(tail)).toBe(false);
    expect(content).toEqual((await cleanPhoto(sent))!.content);
  });
});

test.each<[string, Buffer]>([
  ['a PNG without its last chunk', pngOf(grey, [greyPixels]).subarray(0, -12)],
  ['a PNG with more pixels than its header says', pngOf(grey, [deflateSync(Buffer.alloc(100))])],
  ['a PNG with a script behind its pixels', pngOf(grey, [Buffer.concat([greyPixels, html])])],
  ['a PNG with a script in a chunk of pixels', pngOf(grey, [greyPixels, html])],
  ...['tEXt', 'zTXt', 'iTXt', 'eXIf', 'iCCP', 'evIl'].map((type): [string, Buffer] => [
    `a PNG with a script in ${type}`,
    withBytes(pngOf(grey, [greyPixels]), 33, pngChunk(type, Buffer.from(`Title\0\0\0\0\0${script}`))),
  ]),
])('%s comes out as its picture alone', async (_what, sent) => {
  expect((await cleanPhoto(sent))?.content).toEqual((await cleanPhoto(pngOf(grey, [greyPixels])))!.content);
});

test.each([0xe1, 0xe2, 0xed, 0xef, 0xfe])(
  'a JPEG with a script in segment %i comes out as its picture alone',
  async (marker) => {
    const text = Buffer.from(script);
    const segment = Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), text]);
    expect((await cleanPhoto(withBytes(jpeg, 20, segment)))?.content).toEqual(
      (await cleanPhoto(jpeg))!.content,
    );
  },
);

test('a WebP with a script in another chunk comes out as its picture alone', async () => {
  const text = Buffer.concat([
    Buffer.from('evIl'),
    Buffer.from([script.length + 1, 0, 0, 0]),
    Buffer.from(`${script} `),
  ]);
  const sent = Buffer.concat([webp, text]);
  sent.writeUInt32LE(sent.length - 8, 4);
  expect((await cleanPhoto(sent))?.content).toEqual((await cleanPhoto(webp))!.content);
});
