import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { DatabasePlace } from '../database/openDatabase.ts';
import { dataDirOf } from './seededDatabase.ts';

const run = promisify(execFile);
const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A sandbox in a process of its own, as a person starts it. */
export interface ServerProcess {
  /** Without a slash at its end. */
  readonly url: string;
  /** What it printed up to the line with its address. */
  readonly said: readonly string[];
  /** How many bytes of memory it takes now. */
  readonly memory: () => Promise<number>;
  /** Gives the code it ended with, or null where a signal ended it. */
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
  /** What the database calls its connections. */
  readonly name?: string;
  readonly flags?: readonly string[];
}

/** Starts one and reads its address from the line it prints. */
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
    env: { PATH: process.env['PATH'], PGAPPNAME: name, ...where },
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
