/** An error of PostgreSQL. */
interface Violation {
  /** SQLSTATE, such as 23505. */
  readonly code: string;
  readonly constraint: string | undefined;
}

/** The PostgreSQL error that Drizzle wrapped, if any. */
export function findViolation(error: unknown): Violation | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    const constraint =
      'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
    return { code: error.code, constraint };
  }
  return findViolation(error.cause);
}
