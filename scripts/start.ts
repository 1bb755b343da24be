import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';

// Loading modules is half of the startup time. The cache applies only to modules imported after this call.
enableCompileCache();
const { DEMO, defaultDataDir, parsePort } = await import('@meridian/sandbox');
const { buildWebIfStale } = await import('@meridian/site/build-if-stale');
const { brand } = await import('@meridian/web/brand');
const { startApp } = await import('@meridian/site/start');
const { parseApiRoute } = await import('@meridian/hosting');

/** The sandbox is 1000 ports above, and each of both may need a later port. */
const ports = { least: 1, most: 64_000 };

/** When the user ran the command. `scripts/bootstrap.mjs` passes it on, because this process starts later. */
const startedAt = Number(process.env.COMMAND_BEGUN) || performance.timeOrigin;

const USAGE = `npm start -- [--api-for '/funds/*=https://api.example' ...] [--api-token <token> | --share-token]

  --api-for      asks this server for these paths of the contract, and the sandbox for the rest
  --api-token    signs in at that server with this token; without it, calls go there without a token
  --share-token  sends it the token of the session at the sandbox instead`;

/** The servers that respond to a part of the API, and which token they get. */
function readOtherServers() {
  const { values } = parseArgs({
    options: {
      dev: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      'api-for': { type: 'string', multiple: true, default: [] },
      'api-token': { type: 'string' },
      'share-token': { type: 'boolean', default: false },
    },
  });
  const { dev, help, 'api-token': given, 'share-token': isShared } = values;
  if (given !== undefined && isShared) throw new RangeError('There is one of --api-token and --share-token.');
  const routes = values['api-for'].map(parseApiRoute);
  if (routes.length === 0 && (given !== undefined || isShared))
    throw new RangeError('--api-token and --share-token need --api-for.');
  if (given !== undefined) return { dev, help, routes, token: { kind: 'given', token: given } } as const;
  return { dev, help, routes, token: { kind: isShared ? 'shared' : 'none' } } as const;
}

const sentTokens = {
  none: 'without a token',
  given: 'with the token of --api-token',
  shared: 'with the token of the session at the sandbox',
};

/** Runs the app until Ctrl+C and prints its addresses. */
async function run(): Promise<void> {
  const { dev, help, routes, token } = readOtherServers();
  if (help) return console.log(USAGE);
  const mode = dev ? 'dev' : 'built';
  const port = parsePort(process.env.PORT || '5173', ports);
  if (mode === 'built' && (await buildWebIfStale())) console.log('The web app was built.');
  const app = await startApp({
    mode,
    dataDir: process.env.DATA_DIR || defaultDataDir,
    databaseUrl: process.env.DATABASE_URL || undefined,
    uploadsDir: process.env.UPLOADS_DIR || undefined,
    port,
    otherServers: routes.length > 0 ? { routes, token } : undefined,
  });
  if (!app.url.endsWith(`:${port}`)) console.log(`Port ${port} is taken; the next free one is used.`);
  console.log(`${brand.name} is open at ${app.url} - sign in as "${DEMO.login}" with "${DEMO.password}".`);
  console.log(`Sandbox controls (clock, codes, refills): ${app.url}/sandbox`);
  for (const { path, origin } of routes)
    console.log(`Calls to ${path} go to ${origin}, ${sentTokens[token.kind]}.`);
  console.log(`Uploaded photos: ${app.uploadsDir ?? 'in memory, until it stops'}`);
  console.log(`The start took ${((Date.now() - startedAt) / 1000).toFixed(1)} s. Ctrl+C ends it.`);
  const stop = () => void app.close().then(() => process.exit(0));
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  await run();
} catch (error) {
  console.error(`${brand.name} did not start: ${error instanceof Error ? error.message : String(error)}`);
  // The sandbox may be running already.
  process.exit(1);
}
