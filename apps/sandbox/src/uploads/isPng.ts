import { crc32 } from 'node:zlib';
import { inflatesTo } from './inflatesTo.ts';
import { bytesOfPixels } from './pngHeader.ts';

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

interface Chunk {
  readonly type: string;
  readonly data: Buffer;
  /** Offset of the next chunk. */
  readonly end: number;
}

/** The chunk at this offset; undefined if truncated or if the checksum is wrong. */
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

/** The chunks from `IHDR` to `IEND`; undefined if incomplete or followed by other bytes. */
function chunksOf(content: Buffer): readonly Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = signature.length;
  for (let chunk = chunkAt(content, at); chunk; chunk = chunkAt(content, at)) {
    if ((chunk.type === 'IHDR') !== (at === signature.length)) return undefined;
    chunks.push(chunk);
    at = chunk.end;
    if (chunk.type === 'IEND') return chunk.data.length === 0 && at === content.length ? chunks : undefined;
  }
  return undefined;
}

/** The pixel chunks, which must be consecutive. */
function pixelsOf(chunks: readonly Chunk[]): readonly Buffer[] {
  const from = chunks.findIndex(({ type }) => type === 'IDAT');
  if (from === -1) return [];
  const rest = chunks.slice(from);
  return rest
    .slice(
      0,
      rest.findIndex(({ type }) => type !== 'IDAT'),
    )
    .map(({ data }) => data);
}

/**
 * Whether this is a complete PNG without trailing bytes, whose pixel data has the size stated in its header. The pixel
 * values are not checked.
 */
export async function isPng(content: Buffer): Promise<boolean> {
  if (!content.subarray(0, signature.length).equals(signature)) return false;
  const chunks = chunksOf(content);
  const [header] = chunks ?? [];
  const bytes = header && bytesOfPixels(header.data);
  return chunks !== undefined && bytes !== undefined && inflatesTo(bytes, pixelsOf(chunks));
}
