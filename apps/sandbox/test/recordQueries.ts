import pg from 'pg';

export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly unknown[];
}

function statementOf(config: unknown): string | undefined {
  if (typeof config === 'string') return config;
  if (typeof config !== 'object' || config === null || !('text' in config)) return undefined;
  return typeof config.text === 'string' ? config.text : undefined;
}

/** Inserts search for no rows and cannot run twice. */
function looksForRows(statement: string): boolean {
  return (
    /^\s*(select|with|update|delete)\b/i.test(statement) && !/^\s*with\b[^(]*\(\s*insert\b/i.test(statement)
  );
}

/** For a sandbox whose statements are recorded: its jobs would run some of their own at any moment. */
export const noTick = { tickMilliseconds: 86_400_000 };

/** Records the statements that PostgreSQL connections of this process run during the task, except inserts. */
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
