import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A chunk with a valid checksum. */
export const pngChunk = (type: string, data: Buffer): Buffer => {
  const framed = Buffer.alloc(12 + data.length);
  framed.writeUInt32BE(data.length);
  framed.write(type, 4, 'latin1');
  data.copy(framed, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), 8 + data.length);
  return framed;
};

/** Header of a PNG. */
export interface PngHeader {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly colour: number;
  readonly interlace: number;
}

/** Builds a PNG with these pixel chunks, valid or not. */
export function pngOf(
  { width, height, depth, colour, interlace }: PngHeader,
  pixels: readonly Buffer[],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...pixels.map((data) => pngChunk('IDAT', data)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** This many zeros, compressed a thousandfold, without compressing each of them. */
export function compressedZeros(length: number): Buffer {
  const options = { finishFlush: constants.Z_FULL_FLUSH };
  const piece = deflateRawSync(Buffer.alloc(2 ** 20), options);
  const rest = deflateRawSync(Buffer.alloc(length % 2 ** 20));
  const checksum = Buffer.alloc(4);
  // Adler-32 of zeros.
  checksum.writeUInt16BE(length % 65_521);
  checksum.writeUInt16BE(1, 2);
  const pieces = Array<Buffer>(Math.floor(length / 2 ** 20)).fill(piece);
  return Buffer.concat([Buffer.from([0x78, 0x01]), ...pieces, rest, checksum]);
}
