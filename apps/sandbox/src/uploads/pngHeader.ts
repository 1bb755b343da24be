import { isPictureSize } from './isPictureSize.ts';

/** Samples per pixel and allowed bit depths, by color type. */
const colours: Readonly<Record<number, { readonly samples: number; readonly depths: readonly number[] }>> = {
  0: { samples: 1, depths: [1, 2, 4, 8, 16] },
  2: { samples: 3, depths: [8, 16] },
  3: { samples: 1, depths: [1, 2, 4, 8] },
  4: { samples: 2, depths: [8, 16] },
  6: { samples: 4, depths: [8, 16] },
};

interface Pass {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

const notInterlaced: readonly Pass[] = [{ x: 0, y: 0, dx: 1, dy: 1 }];
/** Adam7: offset and spacing of the pixels of each pass. */
const interlaced: readonly Pass[] = [
  { x: 0, y: 0, dx: 8, dy: 8 },
  { x: 4, y: 0, dx: 8, dy: 8 },
  { x: 0, y: 4, dx: 4, dy: 8 },
  { x: 2, y: 0, dx: 4, dy: 4 },
  { x: 0, y: 2, dx: 2, dy: 4 },
  { x: 1, y: 0, dx: 2, dy: 2 },
  { x: 0, y: 1, dx: 1, dy: 2 },
];

/** Each non-empty row starts with a filter byte. */
function bytesOfPass(width: number, height: number, bitsOfPixel: number, { x, y, dx, dy }: Pass): number {
  const columns = Math.ceil((width - x) / dx);
  const rows = Math.ceil((height - y) / dy);
  return columns > 0 && rows > 0 ? rows * (1 + Math.ceil((columns * bitsOfPixel) / 8)) : 0;
}

/** Limit against decompression bombs. */
const mostBytes = 300_000_000;

/** Uncompressed size of the pixel data of a PNG with this `IHDR`; undefined for an invalid header. */
export function bytesOfPixels(header: Buffer): number | undefined {
  if (header.length !== 13) return undefined;
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, colour = -1, compression, filter, interlace] = header.subarray(8);
  const { samples, depths } = colours[colour] ?? { samples: 0, depths: [] };
  if (!isPictureSize(width, height) || !depths.includes(depth)) return undefined;
  if (compression !== 0 || filter !== 0 || (interlace !== 0 && interlace !== 1)) return undefined;
  const passes = interlace === 0 ? notInterlaced : interlaced;
  const bytes = passes.reduce((sum, pass) => sum + bytesOfPass(width, height, samples * depth, pass), 0);
  return bytes <= mostBytes ? bytes : undefined;
}
