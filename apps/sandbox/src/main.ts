import { loadEnvFile } from 'node:process';
import { parseArgs } from 'node:util';
import { describeSeed, parseSeedSize } from './seed/seedSize.ts';
import { parseClock, controlsOf, help, isSwitchedOn, readList, parsePort } from './flags.ts';
import { defaultDataDir } from './database/openDatabase.ts';
import { logToStderr } from './http/log.ts';
import { DEMO } from './seed/seed.ts';
import { parseRelyingParty } from './core/RelyingParty.ts';
import { startSandbox } from './startSandbox.ts';
import { parseServerKey } from './core/serverKey.ts';

function describePhotos(uploadsDir: string | undefined): string {
  return uploadsDir === undefined
    ? 'uploaded photos are kept in memory and end with it'
    : `uploaded photos lie in ${uploadsDir}`;
}

/** Flags as given. */
interface Flags {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
  readonly 'data-dir'?: string | undefined;
  readonly 'seed-size'?: string | undefined;
  readonly 'random-seed'?: string | undefined;
  readonly 'stand-at'?: string | undefined;
  readonly 'start-at'?: string | undefined;
}

async function start(flags: Flags): Promise<void> {
  const seedSize = flags['seed-size'] === undefined ? undefined : parseSeedSize(flags['seed-size']);
  const clock = parseClock(flags['stand-at'], flags['start-at']);
  const controls = controlsOf(process.env['SANDBOX_CONTROL'] ?? '');
  const sandbox = await startSandbox({
    port: parsePort(flags.port ?? process.env['PORT'] ?? '4010'),
    takeNextPort: true,
    host: flags.host ?? process.env['HOST'] ?? '127.0.0.1',
    dataDir: flags['data-dir'] ?? process.env['DATA_DIR'] ?? defaultDataDir,
    ...(process.env['DATABASE_URL'] ? { databaseUrl: process.env['DATABASE_URL'] } : {}),
    ...(process.env['UPLOADS_DIR'] ? { uploadsDir: process.env['UPLOADS_DIR'] } : {}),
    ...(process.env['SANDBOX_SECRET_KEY']
      ? { serverKey: parseServerKey(process.env['SANDBOX_SECRET_KEY']) }
      : {}),
    controls,
    checkResponses: isSwitchedOn('SANDBOX_CHECK_RESPONSES', 'yes'),
    allowedOrigins: readList('SANDBOX_ALLOWED_ORIGINS'),
    trustedProxies: readList('SANDBOX_TRUSTED_PROXIES'),
    relyingParty: parseRelyingParty(
      readList('SANDBOX_PASSKEY_ORIGINS'),
      process.env['SANDBOX_PASSKEY_DOMAIN'] || undefined,
    ),
    ...(process.env['SANDBOX_TELEGRAM_BOT_TOKEN']
      ? { telegramBotToken: process.env['SANDBOX_TELEGRAM_BOT_TOKEN'] }
      : {}),
    ...(seedSize === undefined ? {} : { seedSize }),
    ...(clock ? { clock } : {}),
    ...(flags['random-seed'] === undefined ? {} : { randomSeed: flags['random-seed'] }),
    log: logToStderr,
  });
  // Before the address is printed: a script may stop the process as soon as it reads it.
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  if (seedSize !== undefined) process.stdout.write(`${describeSeed(seedSize, sandbox.hasSeeded)}\n`);
  process.stdout.write(
    `The sandbox answers at ${sandbox.url}/api; ${controls === 'none' ? 'it has no controls' : `its controls are at ${sandbox.url}/sandbox`}; sign in as ${DEMO.login} with “${DEMO.password}”; ${describePhotos(sandbox.uploadsDir)}.\n`,
  );
}

try {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      'env-file': { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
      'seed-size': { type: 'string' },
      'random-seed': { type: 'string' },
      'stand-at': { type: 'string' },
      'start-at': { type: 'string' },
      'data-dir': { type: 'string' },
    },
  });
  if (values['env-file'] !== undefined) loadEnvFile(values['env-file']);
  if (values.help) process.stdout.write(help);
  else await start(values);
} catch (error) {
  process.stderr.write(
    `The sandbox did not start: ${error instanceof Error ? error.message : 'unknown error'}\n`,
  );
  process.exitCode = 1;
}
