import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const megabyte = Buffer.alloc(1_048_576, 'a');

/** A client that sends all of a body before it reads a word, as many libraries do; it has sent the head of a call. */
export async function begin(url: string, head: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\nHost: ${hostname}\r\n\r\n`);
  return socket;
}

/** Done when more can be sent. */
export async function write(socket: Socket, piece: Buffer): Promise<void> {
  if (!socket.write(piece)) await once(socket, 'drain');
}
