import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type RunningApp, startApp } from '../build/startApp.ts';

/**
 * Starts an app with a copy of the seeds, for a file that moves the clock or changes a setting of the server. Other files use the
 * shared one: `inject('app')`.
 */
export async function startOwnApp(): Promise<RunningApp> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  const dataDir = join(folder, 'data');
  await cp(inject('seeds'), dataDir, { recursive: true });
  const app = await startApp({
    mode: 'built',
    dataDir,
    port: 4700 + 20 * Number(process.env.VITEST_POOL_ID),
  });
  return {
    ...app,
    async close() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
