import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** One thing that the server does wrong. */
export type Fault =
  | 'numbers for amounts'
  | 'total without withdrawals'
  | 'rounded amounts'
  | 'pages that overlap'
  | 'filter without effect'
  | 'every repetition is new'
  | 'key without its body'
  | 'calls of one key at once'
  | 'open accounts'
  | 'sessions without end'
  | 'english only'
  | 'stored responses'
  | 'any origin'
  | 'days in UTC'
  | 'machine clock'
  | 'no limit of bodies'
  | 'no limit of guesses'
  | 'errors as pages'
  | 'missing fields';

/** The investors of the server. */
export const account = { login: 'first', password: 'seven quiet herons 41' };
export const other = { login: 'second', password: 'nine loud magpies 72' };

export interface OtherServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Starts `otherServer.mjs` as a separate process. */
export async function startOtherServer(fault?: Fault): Promise<OtherServer> {
  const file = fileURLToPath(new URL('otherServer.mjs', import.meta.url));
  const child = spawn(process.execPath, [file, ...(fault === undefined ? [] : [fault])], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Also for a server that has fallen over before it is closed.
  const isGone = once(child, 'exit');
  const url = await new Promise<string>((resolve) => {
    createInterface(child.stdout).once('line', resolve);
  });
  return {
    url,
    async close() {
      child.kill();
      await isGone;
    },
  };
}
