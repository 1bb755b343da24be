import { violationOf } from '../database/violation.ts';

/** One line of the log. Never a body, a token, a code or an address of a person. */
export type LogLine =
  | {
      readonly event: 'call';
      readonly requestId: string;
      readonly operation: string | undefined;
      readonly method: string;
      readonly status: number;
      /** Code of the problem that was answered; `aborted` where the caller had gone. */
      readonly failure: string | undefined;
      readonly milliseconds: number;
    }
  | {
      /** Something that the control plane did or refused to do. */
      readonly event: 'control';
      readonly requestId: string;
      /** As it is routed, so without whose it was: `/sandbox/refills/:named/settle`. */
      readonly path: string;
      readonly status: number;
    }
  | { readonly event: 'failure'; readonly requestId: string | undefined; readonly error: unknown };

export type Log = (line: LogLine) => void;

/**
 * The cause at the bottom: the layers above it quote queries with their parameters. What the database itself says quotes
 * values too, so of its words the code and the constraint are told, and where it happened. All of them may be secret.
 */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  if (error.cause !== undefined) return describe(error.cause);
  const violation = violationOf(error);
  if (!violation) return error.stack ?? error.message;
  const calls = error.stack?.split('\n').filter((line) => /^ {4}at /.test(line)) ?? [];
  return [`database error ${violation.code} ${violation.constraint ?? ''}`.trimEnd(), ...calls].join('\n');
}

/** A line of the log as it is written: one JSON object. */
export function formatLine(line: LogLine): string {
  const readable = line.event === 'failure' ? { ...line, error: describe(line.error) } : line;
  return JSON.stringify({ at: new Date().toISOString(), ...readable });
}

/** Writes JSON lines to the standard error output. */
export const logToStderr: Log = (line) => {
  process.stderr.write(`${formatLine(line)}\n`);
};
