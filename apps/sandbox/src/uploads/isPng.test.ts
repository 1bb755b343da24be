import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pngChunk, type PngHeader, pngOf } from '../../test/pngOf.ts';
import { html } from '../../test/verificationForm.ts';
import { isPng } from './isPng.ts';

/** Adam7: the pass of each pixel in an 8×8 square. */
const passes = [
  [1, 6, 4, 6, 2, 6, 4, 6],
  [7, 7, 7, 7, 7, 7, 7, 7],
  [5, 6, 5, 6, 5, 6, 5, 6],
  [7, 7, 7, 7, 7, 7, 7, 7],
  [3, 6, 4, 6, 3, 6, 4, 6],
  [7, 7, 7, 7, 7, 7, 7, 7],
  [5, 6, 5, 6, 5, 6, 5, 6],
  [7, 7, 7, 7, 7, 7, 7, 7],
];

/** Samples per pixel and bits per sample of every color type. */
const kinds = [
  [0, 1, [1, 2, 4, 8, 16]],
  [2, 3, [8, 16]],
  [3, 1, [1, 2, 4, 8]],
  [4, 2, [8, 16]],
  [6, 4, [8, 16]],
] as const;

/** Encodes pixel by pixel: the pixels of one row and pass, after a filter byte. */
function bytesOf({ width, height, depth, colour, interlace }: PngHeader): number {
  const samples = kinds.find(([kind]) => kind === colour)![1];
  const rows = new Map<string, number>();
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const row = `${y} ${interlace === 1 ? passes[y % 8]![x % 8] : ''}`;
      rows.set(row, (rows.get(row) ?? 0) + samples * depth);
    }
  }
  return [...rows.values()].reduce((sum, bits) => sum + 1 + Math.ceil(bits / 8), 0);
}

const side = fc.integer({ min: 1, max: 40 });
const header: fc.Arbitrary<PngHeader> = fc
  .constantFrom(...kinds.flatMap(([colour, , depths]) => depths.map((depth) => ({ colour, depth }))))
  .chain((kind) =>
    fc.record({
      width: side,
      height: side,
      interlace: fc.constantFrom(0, 1),
      depth: fc.constant(kind.depth),
      colour: fc.constant(kind.colour),
    }),
  );

const cut = (data: Buffer, at: number) => [data.subarray(0, at), data.subarray(at)];

test('accepts a PNG whose pixel data has the size in its header, in any number of chunks', async () => {
  await fc.assert(
    fc.asyncProperty(header, fc.nat(), async (said, at) => {
      const pixels = deflateSync(Buffer.alloc(bytesOf(said), 1));
      expect(await isPng(pngOf(said, [pixels]))).toBe(true);
      expect(await isPng(pngOf(said, cut(pixels, at % pixels.length)))).toBe(true);
    }),
  );
});

test('rejects a PNG with too many or too few pixels, truncated data or trailing bytes', async () => {
  await fc.assert(
    fc.asyncProperty(
      header,
      fc.integer({ min: 1, max: 1000 }),
      fc.nat(),
      fc.uint8Array({ minLength: 1, maxLength: 100 }),
      async (said, more, at, behind) => {
        const bytes = bytesOf(said);
        const pixels = deflateSync(Buffer.alloc(bytes));
        for (const data of [
          [deflateSync(Buffer.alloc(bytes + more))],
          [deflateSync(Buffer.alloc(Math.max(bytes - more, 0)))],
          [pixels.subarray(0, at % pixels.length)],
          [Buffer.concat([pixels, behind])],
          [pixels, Buffer.from(behind)],
          [pixels, html],
          [html],
        ])
          expect(await isPng(pngOf(said, data))).toBe(false);
      },
    ),
  );
});

const large: PngHeader = { width: 65_000, height: 65_000, depth: 8, colour: 0, interlace: 0 };

test.each<[string, Partial<PngHeader>]>([
  ['of more pixels than any camera takes', {}],
  ['of one row that is as long', { height: 1, width: 2 ** 32 - 1 }],
  ['of pixels that would fill a memory', { height: 8192, width: 8192, depth: 16, colour: 6 }],
])('rejects a small file that claims to be a picture %s', async (_what, change) => {
  expect(await isPng(pngOf({ ...large, ...change }, [deflateSync(Buffer.alloc(10))]))).toBe(false);
});

test('stops inflating a file whose pixel data is too large', async () => {
  const bomb = deflateSync(Buffer.alloc(2 ** 28), { level: 1 });
  const before = process.memoryUsage().rss;
  expect(await isPng(pngOf({ ...large, width: 8, height: 8 }, [bomb]))).toBe(false);
  expect(process.memoryUsage().rss - before).toBeLessThan(2 ** 26);
});

test.each<[string, Partial<PngHeader>]>([
  ['a colour there is not', { colour: 1 }],
  ['a depth there is not', { depth: 3 }],
  ['a depth its colour has not', { colour: 2, depth: 4 }],
  ['an order there is not', { interlace: 2 }],
])('rejects a PNG with %s', async (_what, change) => {
  const said = { ...large, width: 8, height: 1, ...change };
  for (const bytes of [4, 9, 13, 25]) {
    expect(await isPng(pngOf(said, [deflateSync(Buffer.alloc(bytes))]))).toBe(false);
  }
});

test('rejects a PNG whose pixel chunks are separated by another chunk', async () => {
  const said = { ...large, width: 8, height: 8 };
  const pixels = deflateSync(Buffer.alloc(72));
  const whole = pngOf(said, cut(pixels, 4));
  const between = whole.indexOf('IDAT', whole.indexOf('IDAT') + 4) - 4;
  const text = pngChunk('tEXt', Buffer.from('Title\0Me'));
  const withText = (at: number) => Buffer.concat([whole.subarray(0, at), text, whole.subarray(at)]);
  expect(await isPng(withText(whole.indexOf('IDAT') - 4))).toBe(true);
  expect(await isPng(withText(whole.indexOf('IEND') - 4))).toBe(true);
  expect(await isPng(withText(between))).toBe(false);
});
