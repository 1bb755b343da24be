/** What PostgreSQL says about a statement it refused. */
interface Violation {
  /** SQLSTATE, such as 23505. */
  readonly code: string;
  readonly constraint: string | undefined;
}

/** The engine's refusal behind an error, which Drizzle wraps; undefined when the engine refused nothing. */
export function violationOf(error: unknown): Violation | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) {
    const constraint =
      'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
    return { code: error.code, constraint };
  }
  return violationOf(error.cause);
}
