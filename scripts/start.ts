import { enableCompileCache } from 'node:module';

// Loading modules is half of the startup time. The cache applies only to modules imported after this call.
enableCompileCache();
const { DEMO, defaultDataDir, parsePort } = await import('@meridian/sandbox');
const { buildWebIfStale } = await import('@meridian/site/build-if-stale');
const { brand } = await import('@meridian/web/brand');
const { startApp } = await import('@meridian/site/start');

/** The sandbox is 1000 ports above, and each of both may need a later port. */
const ports = { least: 1, most: 64_000 };

/** When the user ran the command. `scripts/bootstrap.mjs` passes it on, because this process starts later. */
const startedAt = Number(process.env.COMMAND_BEGUN) || performance.timeOrigin;

/** Runs the app until Ctrl+C and prints its addresses. */
async function run(mode: 'dev' | 'built'): Promise<void> {
  const port = parsePort(process.env.PORT || '5173', ports);
  if (mode === 'built' && (await buildWebIfStale())) console.log('The web app was built.');
  const app = await startApp({
    mode,
    dataDir: process.env.DATA_DIR || defaultDataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    uploadsDir: process.env.UPLOADS_DIR || undefined,
    port,
  });
  if (!app.url.endsWith(`:${port}`)) console.log(`Port ${port} is taken; the next free one is used.`);
  console.log(`${brand.name} is open at ${app.url} - sign in as "${DEMO.login}" with "${DEMO.password}".`);
  console.log(`Sandbox controls (clock, codes, refills): ${app.url}/sandbox`);
  console.log(`Uploaded photos: ${app.uploadsDir ?? 'in memory, until it stops'}`);
  console.log(`The start took ${((Date.now() - startedAt) / 1000).toFixed(1)} s. Ctrl+C ends it.`);
  const stop = () => void app.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await run(process.argv.includes('--dev') ? 'dev' : 'built');
} catch (error) {
  console.error(`${brand.name} did not start: ${error instanceof Error ? error.message : String(error)}`);
  // The sandbox may be running already.
  process.exit(1);
}
