import { pipeline } from 'node:stream/promises';
import { createInflate } from 'node:zlib';

/**
 * Whether the zlib data is complete, has no trailing bytes and inflates to exactly `size` bytes. The output is
 * discarded, and inflating stops once it exceeds `size`.
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
