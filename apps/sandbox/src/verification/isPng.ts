import { crc32 } from 'node:zlib';
import { inflatesTo } from './inflatesTo.ts';
import { bytesOfPixels } from './pngHeader.ts';

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

/** The chunks from `IHDR` to `IEND`; undefined where they are not whole, or something stands behind them. */
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

/** The chunks of pixels, which stand together. */
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
 * Whether this is a PNG from its signature to its last chunk, and nothing behind that, whose pixels are as many bytes as
 * its header says. What they show is not looked at.
 */
export async function isPng(content: Buffer): Promise<boolean> {
  if (!content.subarray(0, signature.length).equals(signature)) return false;
  const chunks = chunksOf(content);
  const [header] = chunks ?? [];
  const bytes = header && bytesOfPixels(header.data);
  return chunks !== undefined && bytes !== undefined && inflatesTo(bytes, pixelsOf(chunks));
}
