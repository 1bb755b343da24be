import { type HttpBindings, serve, type ServerType } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Listening {
  /** Without a trailing slash. */
  readonly url: string;
  /** Stops accepting calls, waits for running ones, and closes their connections after the time-out. */
  close(patienceMilliseconds: number): Promise<void>;
}

interface Place {
  /** 0 for any free port. */
  readonly port: number;
  readonly hostname: string;
  /** How many of the next ports to try when this one is taken. */
  readonly mayTryNext: number;
}

/** Longer than the 100 seconds that the client gives an upload (section 9). */
const requestTimeout = 120_000;
const headersTimeout = 20_000;
/** Longer than a reverse proxy keeps an idle connection (60 seconds in nginx): it must not send a call on one that is being closed. */
const keepAliveTimeout = 75_000;

function closeServer(server: ServerType, patienceMilliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const cutOff = setTimeout(() => {
      if ('closeAllConnections' in server) server.closeAllConnections();
    }, patienceMilliseconds);
    server.close(() => {
      clearTimeout(cutOff);
      resolve();
    });
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
}

function listenOn(app: Hono<{ Bindings: HttpBindings }>, { port, hostname }: Place): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        port,
        hostname,
        // It would replace `Response` for the whole process.
        overrideGlobalObjects: false,
        serverOptions: { requestTimeout, headersTimeout, keepAliveTimeout },
      },
      (address) =>
        resolve({
          url: `http://${hostname}:${address.port}`,
          close: (patienceMilliseconds) => closeServer(server, patienceMilliseconds),
        }),
    );
    server.once('error', reject);
  });
}

export async function listen(app: Hono<{ Bindings: HttpBindings }>, place: Place): Promise<Listening> {
  try {
    return await listenOn(app, place);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || place.mayTryNext === 0) throw error;
    return listen(app, { ...place, port: place.port + 1, mayTryNext: place.mayTryNext - 1 });
  }
}
