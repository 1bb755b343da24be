/** One line of the log. Never a body, a token, a code or an address of a person. */
export type LogLine =
  | {
      readonly event: 'call';
      readonly requestId: string;
      readonly operation: string | undefined;
      readonly method: string;
      readonly status: number;
      /** Code of the problem that was answered. */
      readonly failure: string | undefined;
      readonly milliseconds: number;
    }
  | { readonly event: 'failure'; readonly requestId: string | undefined; readonly error: unknown };

export type Log = (line: LogLine) => void;

/** The cause at the bottom: the layers above it quote queries with their parameters, which may be secret. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return error.cause === undefined ? (error.stack ?? error.message) : describe(error.cause);
}

/** Writes JSON lines to the standard error output. */
export const logToStderr: Log = (line) => {
  const readable = line.event === 'failure' ? { ...line, error: describe(line.error) } : line;
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...readable })}\n`);
};
