import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/**
 * Whether zlib data, in pieces, is whole, has nothing behind its end and inflates to exactly so many bytes. Nothing of
 * these is kept, and it ends where they become too many.
 */
export async function inflatesTo(size: number, pieces: readonly Buffer[]): Promise<boolean> {
  const inflate = createInflate({ chunkSize: 262_144 });
  let inflated = 0;
  try {
    await pipeline(pieces, inflate, async (output: AsyncIterable<Buffer>) => {
      for await (const { length } of output) {
        inflated += length;
        if (inflated > size) return;
      }
    });
  } catch {
    return false;
  }
  const given = pieces.reduce((sum, { length }) => sum + length, 0);
  return inflated === size && inflate.bytesWritten === given;
}
