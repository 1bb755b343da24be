import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/** Connects the PostgreSQL driver to the embedded database, which speaks the same protocol in this process. */
export function pgliteStream(engine: PGlite): Duplex {
  async function send(message: Uint8Array, done: Done): Promise<void> {
    try {
      stream.push(await engine.execProtocolRaw(message));
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error('The embedded database failed.'));
    }
  }
  const stream = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => void send(chunk, done),
    writev: (chunks, done) =>
      void send(Buffer.concat(chunks.map(({ chunk }: { chunk: Buffer }) => chunk)), done),
    final(done) {
      this.push(null);
      done();
    },
  });
  // What the driver calls on a socket.
  return Object.assign(stream, {
    connect: () => process.nextTick(() => stream.emit('connect')),
    setNoDelay: () => undefined,
    ref: () => undefined,
    unref: () => undefined,
  });
}
