import { findViolation } from './violation.ts';

/**
 * SQLSTATE: connection errors (08), no resources (53), starting or shutting down (57P), lock time-out (55P03), statement
 * time-out (57014).
 */
const states = /^(?:08|53|57P|55P03|57014)/;
/** System calls on connections, as opposed to files. */
const callsOfConnections: ReadonlySet<unknown> = new Set(['connect', 'read', 'write']);
/** A full disk or a used-up quota, for uploads too: whatever the call, it succeeds once there is space. */
const noSpace: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
/** Messages of the driver's errors without a code. */
const driverWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/** Whether the database was unavailable or too busy, or the disk full. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (states.test(findViolation(error)?.code ?? '')) return true;
  if ('code' in error && noSpace.has(error.code)) return true;
  if ('syscall' in error && callsOfConnections.has(error.syscall)) return true;
  return driverWords.test(error.message) || isUnavailable(error.cause);
}
