import { connect, createServer, type Socket } from 'node:net';

export interface SlowWire {
  /** The app, over this wire. */
  url: string;
  /** From now on, cuts every connection over which the browser has sent this many bytes. A browser resends once by itself. */
  cutAfter: (bytes: number) => void;
  /** Cuts nothing any more. */
  repair: () => void;
  close: () => Promise<void>;
}

const CHUNK_MILLISECONDS = 20;

/** Starts a TCP proxy in front of the app. It slows uploads down, so that they have a middle, and can cut them there. */
export async function startSlowWire(target: string): Promise<SlowWire> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let most = Infinity;
  const server = createServer((browser) => {
    const app = connect(Number(port), hostname);
    let sent = 0;
    const cut = () => {
      browser.destroy();
      app.destroy();
    };
    for (const socket of [browser, app]) {
      sockets.add(socket);
      socket.on('close', cut);
      socket.on('error', cut);
    }
    app.pipe(browser);
    browser.on('data', (chunk) => {
      sent += chunk.length;
      if (sent > most) {
        cut();
        return;
      }
      app.write(chunk);
      browser.pause();
      setTimeout(() => browser.resume(), chunk.length < 16_384 ? 0 : CHUNK_MILLISECONDS);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The wire has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutAfter: (bytes) => (most = bytes),
    repair: () => (most = Infinity),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
