import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a command in a folder, and returns what it wrote. Throws with it when the command fails. */
export const runIn = (
  folder: string,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ readonly stdout: string; readonly stderr: string }> =>
  promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 }).catch((error: unknown) => {
    // Compilers write what they found to the standard output, which the error does not have.
    if (error instanceof Error && 'stdout' in error) error.message += String(error.stdout);
    throw error;
  });
