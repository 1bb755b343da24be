import { execFileSync, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A process that has printed its ready line. */
export interface StartedProcess {
  /** The ready line. */
  readonly line: string;
  readonly milliseconds: number;
  /** Resident memory in megabytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/** Starts Node with a script and waits for the first line that matches. */
export async function startProcess(
  given: readonly string[],
  environment: Readonly<Record<string, string>>,
  ready: RegExp,
): Promise<StartedProcess> {
  const began = performance.now();
  const child = spawn(process.execPath, given, {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { PATH: process.env['PATH'], ...environment },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { pid, stdout } = child;
  if (!stdout) throw new Error('A process that was started says nothing.');
  for await (const line of createInterface(stdout)) {
    if (pid === undefined || !ready.test(line)) continue;
    // Keep reading: a full pipe would block the process.
    stdout.resume();
    return {
      line,
      milliseconds: performance.now() - began,
      memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024,
      async stop() {
        child.kill('SIGTERM');
        await ended;
      },
    };
  }
  throw new Error(`${given.join(' ')} ended before it was ready.`);
}
