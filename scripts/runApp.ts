import { DEMO, defaultDataDir } from '@meridian/sandbox';
import { startApp } from './startApp.ts';

const PORT = 5173;

/** When the user ran the command. `scripts/bootstrap.mjs` passes it on, because this process starts later. */
const startedAt = Number(process.env.COMMAND_BEGUN) || performance.timeOrigin;

/** Runs the app until Ctrl+C and prints its addresses. */
export async function runApp(mode: 'dev' | 'built'): Promise<void> {
  try {
    const app = await startApp({
      mode,
      dataDir: process.env.DATA_DIR || defaultDataDir,
      databaseUrl: process.env.DATABASE_URL || undefined,
      uploadsDir: process.env.UPLOADS_DIR || undefined,
      port: PORT,
    });
    if (!app.url.endsWith(`:${PORT}`)) console.log(`Port ${PORT} is taken; the next free one is used.`);
    console.log(`Meridian is open at ${app.url} - sign in as "${DEMO.login}" with "${DEMO.password}".`);
    console.log(`Sandbox controls (clock, codes, refills): ${app.url}/sandbox`);
    console.log(`Uploaded photos: ${app.uploadsDir ?? 'in memory, until it stops'}`);
    console.log(`The start took ${((Date.now() - startedAt) / 1000).toFixed(1)} s. Ctrl+C ends it.`);
    const stop = () => void app.close().then(() => process.exit(0));
    process.on('SIGINT', stop);
    process.on('SIGTERM', stop);
  } catch (error) {
    console.error(`Meridian did not start: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
