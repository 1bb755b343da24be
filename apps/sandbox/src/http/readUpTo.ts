/** Whoever called has hung up before all of it came: nobody is to be answered, and nothing has failed. */
export class ClientDisconnected extends Error {
  constructor(options?: ErrorOptions) {
    super('The caller is gone.', options);
    this.name = 'CallerGone';
  }
}

/** What others write into their logs for such a call; it is sent to nobody. */
export const clientClosedRequest = (): Response => new Response(null, { status: 499 });

/**
 * The whole of a body; undefined where it grows larger than it may, and what is left of it is not read then. Throws the
 * reason of a signal that ends it, which leaves the rest unread as well.
 */
export async function readUpTo(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxSize: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  signal?.throwIfAborted();
  const reader = body.getReader();
  // It rejects what is being read.
  const stop = () => reader.releaseLock();
  signal?.addEventListener('abort', stop);
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return Buffer.concat(chunks);
      size += value.length;
      if (size > maxSize) return undefined;
      chunks.push(value);
    }
  } catch (error) {
    signal?.throwIfAborted();
    throw new ClientDisconnected({ cause: error });
  } finally {
    signal?.removeEventListener('abort', stop);
    reader.releaseLock();
  }
}
