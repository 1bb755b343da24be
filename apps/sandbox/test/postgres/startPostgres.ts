import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres } from './findPostgres.ts';

/** A private PostgreSQL server. */
export interface PostgresServer {
  /** URL of its first database. */
  readonly url: string;
  /** Stops the server and deletes its data. */
  readonly stop: () => Promise<void>;
}

/** The data is temporary, so nothing needs to survive a crash or to be vacuumed. */
const settings = [
  'listen_addresses=',
  'max_connections=200',
  'log_min_messages=log',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
];

function idOf(user: string, kind: '-u' | '-g'): number | undefined {
  try {
    return Number(
      execFileSync('id', [kind, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root. Undefined if this process is not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf(user, '-u'), idOf(user, '-g')];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

/**
 * Starts PostgreSQL in an empty temporary folder. It listens only on a socket in that folder, so it needs no free port
 * and cannot be reached from outside.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const user = unprivilegedUser();
  const folder = await mkdtemp(join(tmpdir(), 'pg-'));
  const programs = findPostgres(user && join(folder, 'server'));
  const data = join(folder, 'data');
  await mkdir(data, { mode: 0o700 });
  if (user) await Promise.all([folder, data].map((path) => chown(path, user.uid, user.gid)));

  const options = { ...user, cwd: folder } satisfies SpawnOptions;
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...flags], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // Stop the server when this process exits early.
  const endInHurry = () => server.kill('SIGQUIT');
  process.once('exit', endInHurry);
  const stop = async () => {
    process.off('exit', endInHurry);
    // SIGINT is a fast shutdown: it closes open connections.
    server.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };

  const said: string[] = [];
  const isReady = await new Promise<boolean>((resolve) => {
    createInterface(server.stderr).on('line', (line) => {
      said.push(line);
      if (line.includes('ready to accept connections')) resolve(true);
    });
    void ended.then(() => resolve(false));
  });
  if (!isReady) {
    await stop();
    throw new Error(`PostgreSQL did not start: ${said.join(' ')}`);
  }
  return { url: `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`, stop };
}
