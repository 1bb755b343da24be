import pg from 'pg';

/** A statement as the driver was given it. */
export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

function statementOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  return typeof config.text === 'string' ? config.text : undefined;
}

/** What writes new rows looks for none, and cannot be done twice. */
function looksForRows(statement: string): boolean {
  return (
    /^\s*(select|with|update|delete)\b/i.test(statement) && !/^\s*with\b[^(]*\(\s*insert\b/i.test(statement)
  );
}

/** Every statement that looks for rows and that PostgreSQL connections of this process are given while the task runs. */
export async function recordQueries(task: () => Promise<unknown>): Promise<RecordedQuery[]> {
  const recorded: RecordedQuery[] = [];
  const { prototype } = pg.Client;
  const original = Object.getOwnPropertyDescriptor(prototype, 'query');
  if (!original) throw new Error('The driver has no query to listen to.');
  Object.defineProperty(prototype, 'query', {
    ...original,
    value(this: unknown, ...given: readonly unknown[]): unknown {
      const [config, values] = given;
      const text = statementOf(config);
      if (text !== undefined && looksForRows(text)) {
        recorded.push({ text, values: Array.isArray(values) ? values : [] });
      }
      return Reflect.apply(original.value, this, given);
    },
  });
  try {
    await task();
  } finally {
    Object.defineProperty(prototype, 'query', original);
  }
  return recorded;
}
