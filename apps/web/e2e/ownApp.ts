import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type RunningApp, startApp } from '@meridian/site/start';
import { logTo } from './serverLog.ts';

/** The site of the shared app. Only canonical addresses name its origin. */
export async function readSite(): Promise<Map<string, string>> {
  const files: [string, string][] = JSON.parse(await readFile(inject('site'), 'utf8'));
  return new Map(files);
}

let runningLog: string | undefined;

/** The file with the log of the own app that is running. */
export const ownLog = () => runningLog;

/**
 * Starts an app with a copy of the seeds, for a file that moves the clock or changes a setting of the server. Other files use the
 * shared one: `inject('app')`.
 */
export async function startOwnApp(): Promise<RunningApp> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-'));
  const dataDir = join(folder, 'data');
  await cp(inject('seeds'), dataDir, { recursive: true });
  const log = join(folder, 'server.log');
  const app = await startApp({
    mode: 'built',
    dataDir,
    port: 4700 + 20 * Number(process.env.VITEST_POOL_ID),
    log: logTo(log),
    site: await readSite(),
  });
  runningLog = log;
  return {
    ...app,
    async close() {
      runningLog = undefined;
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
