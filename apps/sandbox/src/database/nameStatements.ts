import pg from 'pg';

/** Statements of a connection that get a name. PostgreSQL keeps a plan for each of them. */
const mostNames = 100;

/** A statement with values, as Drizzle sends it. */
function isUnnamedSelect(config: unknown): config is { readonly text: string } {
  return (
    typeof config === 'object' &&
    config !== null &&
    'text' in config &&
    typeof config.text === 'string' &&
    config.text.startsWith('select') &&
    !('name' in config && config.name !== undefined)
  );
}

/**
 * Gives the selects of a connection names, so that PostgreSQL plans each text once: planning a list with its joins takes longer than
 * running it. The forms of a list are few; more than the limit are planned each time.
 */
export function nameStatements(connection: pg.PoolClient): void {
  const names = new Map<string, string>();
  Object.defineProperty(connection, 'query', {
    value(...given: readonly unknown[]): unknown {
      const [config, ...others] = given;
      // Not the method of this moment: tests record the queries of all connections.
      if (!isUnnamedSelect(config))
        return Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), connection, given);
      const { text } = config;
      if (!names.has(text) && names.size < mostNames) names.set(text, `select_${names.size}`);
      const named = { ...config, name: names.get(text) };
      return Reflect.apply(Reflect.get(pg.Client.prototype, 'query'), connection, [named, ...others]);
    },
  });
}
