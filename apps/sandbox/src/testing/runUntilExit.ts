import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** What a sandbox says that cannot start with these flags and settings. */
export interface ExitedProcess {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts one as a person does and waits until it has ended. */
export function runUntilExit(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<ExitedProcess> {
  const { promise, resolve } = Promise.withResolvers<ExitedProcess>();
  execFile(
    process.execPath,
    [main, '--port', '0', ...flags],
    { env: { PATH: process.env['PATH'], ...environment }, timeout: 60_000 },
    (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
  );
  return promise;
}
