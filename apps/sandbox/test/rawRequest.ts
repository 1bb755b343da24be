import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export const megabyte = Buffer.alloc(1_048_576, 'a');

/** A client that has sent the headers, and sends the whole body before it reads the response, as many libraries do. */
export async function begin(url: string, head: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write(`${head.join('\r\n')}\r\nHost: ${hostname}\r\n\r\n`);
  return socket;
}

/** Resolves when the socket can take more data. */
export async function write(socket: Socket, piece: Buffer): Promise<void> {
  if (!socket.write(piece)) await once(socket, 'drain');
}
