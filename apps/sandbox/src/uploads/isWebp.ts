import { isPictureSize } from './isPictureSize.ts';

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Splits data into chunks; undefined if one is truncated. Odd lengths are padded with one byte. */
function chunksOf(content: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = 0;
  while (at + 8 <= content.length) {
    const end = at + 8 + content.readUInt32LE(at + 4);
    if (end > content.length) return undefined;
    chunks.push({ type: content.toString('latin1', at, at + 4), data: content.subarray(at + 8, end) });
    at = end + (end % 2);
  }
  return at === content.length ? chunks : undefined;
}

/** Size of a lossy image, from a key frame whose first partition is complete. */
function lossySize(data: Buffer): Size | undefined {
  if (data.length < 10 || data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
  const tag = data.readUIntLE(0, 3);
  if (tag % 2 !== 0 || 10 + (tag >> 5) > data.length) return undefined;
  // The two highest bits of each side are a scale.
  return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
}

/** Size of a lossless image: 14 bits for each side minus one, and version 0. */
function losslessSize(data: Buffer): Size | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined;
  const bits = data.readUInt32LE(1);
  if (bits >>> 29 !== 0) return undefined;
  return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
}

/** Width and height, stored minus one, in 24 bits each. */
function sizeAt(data: Buffer, at: number): Size {
  return { width: data.readUIntLE(at, 3) + 1, height: data.readUIntLE(at + 3, 3) + 1 };
}

/** Size of an image; undefined if it is invalid. */
function sizeOf({ type, data }: Chunk): Size | undefined {
  switch (type) {
    case 'VP8 ':
      return lossySize(data);
    case 'VP8L':
      return losslessSize(data);
    case 'VP8X':
      return data.length === 10 ? sizeAt(data, 4) : undefined;
    default:
      return undefined;
  }
}

/** Whether the chunks contain an image and all images have this size. */
function hasPicture(chunks: readonly Chunk[], { width, height }: Size): boolean {
  const pictures = chunks.filter(({ type }) => type === 'VP8 ' || type === 'VP8L').map(sizeOf);
  return pictures.length > 0 && pictures.every((size) => size?.width === width && size.height === height);
}

/** An animation frame: position, size and duration, then its image. */
function isFrame({ data }: Chunk): boolean {
  if (data.length < 16) return false;
  return hasPicture(chunksOf(data.subarray(16)) ?? [], sizeAt(data, 6));
}

/**
 * Whether this is a complete WebP: the container has its stated length, and its images have their stated size. Pixels
 * are not checked, since a few bytes can encode any number of them.
 */
export function isWebp(content: Buffer): boolean {
  if (content.length < 12 || content.toString('latin1', 0, 4) !== 'RIFF') return false;
  if (content.readUInt32LE(4) + 8 !== content.length) return false;
  if (content.toString('latin1', 8, 12) !== 'WEBP') return false;
  const chunks = chunksOf(content.subarray(12)) ?? [];
  const [first] = chunks;
  const size = first && sizeOf(first);
  if (!size || !isPictureSize(size.width, size.height)) return false;
  const frames = chunks.filter(({ type }) => type === 'ANMF');
  return frames.length > 0 ? frames.every(isFrame) : hasPicture(chunks, size);
}
