import { crc32 } from 'node:zlib';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** Where the next one begins. */
  readonly end: number;
}

/** The chunk that begins here; undefined where it is cut short or its checksum is of something else. */
function chunkAt(content: Buffer, at: number): Chunk | undefined {
  if (at + 12 > content.length) return undefined;
  const dataEnd = at + 8 + content.readUInt32BE(at);
  if (dataEnd + 4 > content.length) return undefined;
  if (crc32(content.subarray(at + 4, dataEnd)) !== content.readUInt32BE(dataEnd)) return undefined;
  return {
    type: content.toString('latin1', at + 4, at + 8),
    data: content.subarray(at + 8, dataEnd),
    end: dataEnd + 4,
  };
}

function hasSize(header: Buffer): boolean {
  return header.length === 13 && header.readUInt32BE(0) > 0 && header.readUInt32BE(4) > 0;
}

/** Whether this is a PNG from its signature to its last chunk, and nothing behind that. Pixels are not looked at. */
export function isPng(content: Buffer): boolean {
  const first = signature.length;
  if (!content.subarray(0, first).equals(signature)) return false;
  let hasPixels = false;
  let at = first;
  for (let chunk = chunkAt(content, at); chunk; chunk = chunkAt(content, at)) {
    const { type, data, end } = chunk;
    if ((type === 'IHDR') !== (at === first)) return false;
    if (type === 'IHDR' && !hasSize(data)) return false;
    if (type === 'IDAT' && data.length > 0) hasPixels = true;
    if (type === 'IEND') return hasPixels && data.length === 0 && end === content.length;
    at = end;
  }
  return false;
}
