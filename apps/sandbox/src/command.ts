import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { logToStderr } from './http/log.ts';
import { DEMO } from './seed/seed.ts';
import { startSandbox } from './startSandbox.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4010' },
    host: { type: 'string', default: process.env['HOST'] ?? '127.0.0.1' },
    'seed-size': { type: 'string' },
    'random-seed': { type: 'string' },
    'data-dir': {
      type: 'string',
      default: process.env['DATA_DIR'] ?? fileURLToPath(new URL('../.data', import.meta.url)),
    },
  },
});

try {
  const sandbox = await startSandbox({
    port: Number(values.port),
    takeNextPort: true,
    host: values.host,
    dataDir: values['data-dir'],
    ...(process.env['DATABASE_URL'] ? { databaseUrl: process.env['DATABASE_URL'] } : {}),
    ...(process.env['UPLOADS_DIR'] ? { uploadsDir: process.env['UPLOADS_DIR'] } : {}),
    controlFromAnywhere: process.env['SANDBOX_CONTROL'] === 'anywhere',
    checkAnswers: process.env['SANDBOX_CHECK_ANSWERS'] === 'yes',
    allowedOrigins: (process.env['SANDBOX_ALLOWED_ORIGINS'] ?? '').split(/[\s,]+/).filter(Boolean),
    ...(process.env['SANDBOX_TELEGRAM_BOT_TOKEN']
      ? { telegramBotToken: process.env['SANDBOX_TELEGRAM_BOT_TOKEN'] }
      : {}),
    ...(values['seed-size'] === undefined ? {} : { seedSize: Number(values['seed-size']) }),
    ...(values['random-seed'] === undefined ? {} : { randomSeed: values['random-seed'] }),
    log: logToStderr,
  });
  process.stdout.write(
    `The sandbox answers at ${sandbox.url}/api; its controls are at ${sandbox.url}/sandbox; sign in as ${DEMO.login} with “${DEMO.password}”.\n`,
  );
  const stop = () => void sandbox.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(
    `The sandbox did not start: ${error instanceof Error ? error.message : 'unknown error'}\n`,
  );
  process.exitCode = 1;
}
