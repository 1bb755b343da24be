import { connect, createServer, type Socket } from 'node:net';

export interface PausingProxy {
  /** The app, through this proxy. */
  url: string;
  /** From now on, stops every connection over which the browser has sent this many bytes. */
  pauseAfter: (bytes: number) => void;
  /** Cuts the stopped connections, and every later one at that place: a browser sends again once by itself. */
  cut: () => void;
  /** Stops and cuts nothing any more. */
  repair: () => void;
  close: () => Promise<void>;
}

/** Starts a TCP proxy in front of the app, which can stop an upload in the middle and cut it there. */
export async function startPausingProxy(target: string): Promise<PausingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const stopped = new Set<() => void>();
  let most = Infinity;
  let isCutting = false;
  const server = createServer((browser) => {
    const app = connect(Number(port), hostname);
    let sent = 0;
    const end = () => {
      browser.destroy();
      app.destroy();
    };
    for (const socket of [browser, app]) {
      sockets.add(socket);
      socket.on('close', end);
      socket.on('error', end);
    }
    app.pipe(browser);
    browser.on('data', (chunk) => {
      sent += chunk.length;
      if (sent <= most) app.write(chunk);
      else if (isCutting) end();
      else {
        browser.pause();
        stopped.add(end);
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    pauseAfter: (bytes) => (most = bytes),
    cut() {
      isCutting = true;
      for (const end of stopped) end();
      stopped.clear();
    },
    repair() {
      most = Infinity;
      isCutting = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
