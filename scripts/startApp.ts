import { startSandbox } from '@meridian/sandbox';
import { fileURLToPath } from 'node:url';
import { createServer, preview } from 'vite';
import { findFreePort } from './findFreePort.ts';

const webRoot = fileURLToPath(new URL('../apps/web', import.meta.url));

interface AppOptions {
  /** `dev` serves the sources with hot reload; `built` serves what `scripts/buildWeb.ts` made. */
  mode: 'dev' | 'built';
  /** Where the sandbox keeps its database: a folder, or `memory`. */
  dataDir: string;
  /** A PostgreSQL server to keep it on instead. */
  databaseUrl?: string | undefined;
  /** The folder of uploaded photos, where it is another than the one beside the database. */
  uploadsDir?: string | undefined;
  /** The port to take if it is free; the next free one is taken otherwise. */
  port: number;
}

/** The web app with a sandbox of its own behind it, as one process. */
export interface RunningApp {
  url: string;
  sandboxUrl: string;
  /** Where uploaded photos lie. */
  uploadsDir: string | undefined;
  close: () => Promise<void>;
}

/** Starts the sandbox and, before it, the web app that passes `/api` and `/sandbox` on to it. */
export async function startApp({
  mode,
  dataDir,
  databaseUrl,
  uploadsDir,
  port,
}: AppOptions): Promise<RunningApp> {
  const sandbox = await startSandbox({
    dataDir,
    databaseUrl,
    uploadsDir,
    port: await findFreePort(port + 1000),
  });
  const server = {
    host: '127.0.0.1',
    port: await findFreePort(port),
    strictPort: true,
    proxy: { '/api': sandbox.url, '/sandbox': sandbox.url },
  };
  const app =
    mode === 'dev'
      ? await createServer({ root: webRoot, server }).then((dev) => dev.listen())
      : await preview({ root: webRoot, preview: server });
  return {
    url: `http://127.0.0.1:${server.port}`,
    sandboxUrl: sandbox.url,
    uploadsDir: sandbox.uploadsDir,
    close: async () => {
      await app.close();
      await sandbox.close();
    },
  };
}
