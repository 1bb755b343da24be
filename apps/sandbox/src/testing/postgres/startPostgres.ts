import { execFileSync, spawn, type SpawnOptions } from 'node:child_process';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgres } from './findPostgres.ts';

/** A PostgreSQL server of our own that nobody else can reach. */
export interface PostgresServer {
  /** Address of its first database; another name in the place of `postgres` is another database. */
  readonly url: string;
  /** Ends it and takes its data away. */
  readonly stop: () => Promise<void>;
}

/** A server that is thrown away needs to survive no loss of power. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const SETTINGS = ['listen_addresses=', 'max_connections=200', 'log_min_messages=log', ...FORGETFUL];

function idOf(user: string, kind: '-u' | '-g'): number | undefined {
  try {
    return Number(
      execFileSync('id', [kind, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root. Undefined if this process may run it as itself. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf(user, '-u'), idOf(user, '-g')];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody to run it as.');
}

/**
 * Starts a PostgreSQL on an empty temporary folder. It listens on a socket in that folder alone: no port that could be
 * taken, nobody else who could come in.
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
  const settings = SETTINGS.flatMap((setting) => ['-c', setting]);
  const server = spawn(join(programs, 'postgres'), ['-D', data, '-k', folder, ...settings], {
    ...options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  // Whoever started it may end in a hurry; it does not stay behind.
  const endInHurry = () => server.kill('SIGQUIT');
  process.once('exit', endInHurry);
  const stop = async () => {
    process.off('exit', endInHurry);
    // Connections that are left are cut: what they were doing goes the way of the data.
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
