/** The client disconnected before its request was complete. Not a server error. */
export class ClientDisconnected extends Error {
  constructor(options?: ErrorOptions) {
    super('The caller is gone.', options);
    this.name = 'CallerGone';
  }
}

/** The response for a disconnected client. It is only logged, because nobody receives it. */
export const clientClosedRequest = (): Response => new Response(null, { status: 499 });

/**
 * Reads a body; undefined when it is larger than `maxSize`. Throws the signal's reason when it is aborted. In both cases the
 * rest stays unread.
 */
export async function readUpTo(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxSize: number,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  signal?.throwIfAborted();
  const reader = body.getReader();
  // Rejects the pending read.
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
