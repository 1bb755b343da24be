import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabasePlace } from '../src/database/openDatabase.ts';
import { dataDirOf } from './seededDatabase.ts';

const run = promisify(execFile);
const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Environment of started processes. They share compiled code, which saves a third of their start. */
export const serverEnvironment = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: join(tmpdir(), 'sandbox-compile-cache'),
};

/** A sandbox in its own process. */
export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string;
  /** Output up to the line with the URL. */
  readonly said: readonly string[];
  /** Resident memory in bytes. */
  readonly memory: () => Promise<number>;
  /** Resolves to the exit code, or null if a signal ended the process. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.once('exit', resolve);
  child.kill(signal);
  return promise;
}

async function memoryOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', `${pid}`]);
  return Number(stdout) * 1024;
}

interface StartOptions {
  /** `application_name` of its database connections. */
  readonly name?: string;
  readonly flags?: readonly string[];
}

/** Starts a process and reads its URL from the output. */
export async function startServerProcess(
  place: Exclude<DatabasePlace, 'memory'>,
  { name = 'sandbox', flags = [] }: StartOptions = {},
): Promise<ServerProcess> {
  const where =
    'dataDir' in place
      ? { DATA_DIR: place.dataDir }
      : { DATABASE_URL: place.databaseUrl, DATA_DIR: dataDirOf(place) };
  const child = spawn(process.execPath, [main, '--port', '0', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...serverEnvironment, PGAPPNAME: name, ...where },
  });
  let complained = '';
  child.stderr.on('data', (text) => {
    complained = `${complained}${text}`.slice(-2_000);
  });
  const said: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    said.push(line);
    const url = /(http:\S+)\/api/.exec(line)?.[1];
    if (url !== undefined)
      return { url, said, memory: () => memoryOf(child), end: (signal) => end(child, signal) };
  }
  throw new Error(`The sandbox ended before it printed its address. ${complained}`);
}
