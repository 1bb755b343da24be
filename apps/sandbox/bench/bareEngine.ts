import { PGlite } from '@electric-sql/pglite';

// What the sandbox starts, and nothing else: the engine on a folder, and one query.
const client = await PGlite.create(process.env['FOLDER'] ?? 'memory://');
await client.query('select 1');
process.stdout.write('ready\n');
process.once('SIGTERM', () => void client.close().then(() => process.exit(0)));
setInterval(() => undefined, 60_000);
