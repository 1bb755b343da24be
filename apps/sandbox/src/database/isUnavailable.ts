import { violationOf } from './violation.ts';

/**
 * A server that is starting, shutting down or full, or that cut the connection (SQLSTATE of classes 08, 53 and 57P), a lock
 * that was not to be had in time (55P03), and a statement that took too long (57014).
 */
const states = /^(?:08|53|57P|55P03|57014)/;
/** What Node failed to do with a connection; opening a file is called otherwise. */
const callsOfConnections: ReadonlySet<unknown> = new Set(['connect', 'read', 'write']);
/** What the driver says without a code. */
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether an error says that the database was away, too busy or got lost on the way, and nothing about the call itself. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (states.test(violationOf(error)?.code ?? '')) return true;
  if ('syscall' in error && callsOfConnections.has(error.syscall)) return true;
  return driverWords.test(error.message) || isUnavailable(error.cause);
}
