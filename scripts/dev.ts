import { DEMO, usualDataDir } from '@meridian/sandbox';
import { startApp } from './startApp.ts';

const PORT = 5173;
const dataDir = process.env.DATA_DIR || usualDataDir;

try {
  const app = await startApp({
    mode: 'dev',
    dataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    uploadsDir: process.env.UPLOADS_DIR || undefined,
    port: PORT,
  });
  if (!app.url.endsWith(`:${PORT}`)) console.log(`Port ${PORT} is taken; the next free one is used.`);
  console.log(`Meridian is open at ${app.url} - sign in as "${DEMO.login}" with "${DEMO.password}".`);
  console.log(`Sandbox controls (clock, codes, refills): ${app.url}/sandbox`);
  console.log(`Uploaded photos: ${app.uploadsDir ?? 'in memory, until it stops'}`);
  const stop = () => void app.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  console.error(`Meridian did not start: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
