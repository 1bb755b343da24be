import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { serverEnvironment } from './serverProcess.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** Output of a sandbox that fails to start. */
export interface ExitedProcess {
  readonly code: unknown;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a sandbox as a user does and waits for its exit. */
export function runUntilExit(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): Promise<ExitedProcess> {
  const { promise, resolve } = Promise.withResolvers<ExitedProcess>();
  execFile(
    process.execPath,
    [main, '--port', '0', ...flags],
    { env: { ...serverEnvironment, ...environment } },
    (error, stdout, stderr) => resolve({ code: error?.code ?? 0, stdout, stderr }),
  );
  return promise;
}
