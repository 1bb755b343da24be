import type { LedgerAlarm } from '../jobs/reconcile.ts';
import { findViolation } from '../database/violation.ts';

/** One line of the log. It names an investor by id only, and never contains a body, a token, a code or a contact. */
export type LogLine =
  | {
      readonly event: 'call';
      readonly requestId: string;
      /** Undefined for a guest. */
      readonly investorId: string | undefined;
      readonly operation: string | undefined;
      readonly method: string;
      readonly status: number;
      /** The problem's code, or `aborted` when the client disconnected. */
      readonly failure: string | undefined;
      readonly milliseconds: number;
    }
  | {
      readonly event: 'control';
      readonly requestId: string;
      /** The route, without ids: `/sandbox/refills/:named/settle`. */
      readonly path: string;
      readonly status: number;
    }
  | LedgerAlarm
  | {
      readonly event: 'failure';
      readonly requestId: string | undefined;
      readonly investorId?: string | undefined;
      readonly error: unknown;
    };

export type Log = (line: LogLine) => void;

/**
 * The innermost cause without secrets: outer errors quote queries with parameters, and PostgreSQL's messages quote values. Of
 * a database error only code, constraint and stack are logged.
 */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.cause !== undefined) return describe(error.cause);
  const violation = findViolation(error);
  if (!violation) return error.stack ?? error.message;
  const calls = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  return [`database error ${violation.code} ${violation.constraint ?? ''}`.trimEnd(), ...calls].join('\n');
}

export function formatLine(line: LogLine): string {
  const readable = line.event === 'failure' ? { ...line, error: describe(line.error) } : line;
  return JSON.stringify({ at: new Date().toISOString(), ...readable });
}

export const logToStderr: Log = (line) => {
  process.stderr.write(`${formatLine(line)}\n`);
};
