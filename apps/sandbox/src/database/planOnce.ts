import {
  parse,
  type PGlite,
  protocol,
  type QueryOptions,
  type Results,
  type Transaction,
} from '@electric-sql/pglite';

/** A statement that the engine has read and keeps under a name. */
interface Planned {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** What it told of the statement; the rows of every answer are read by it. */
  readonly description: Parameters<typeof parse.parseResults>[0];
}

type Ask = Transaction['query'];

/** What a row is says whoever asks, as they do of the engine itself. */
function isAnswer<Row>(result: Results | undefined): result is Results & Results<Row> {
  return result !== undefined;
}

/** What is asked so often is asked again; a list filtered in some rare way is not worth a name. */
const oftenEnough = 5;
/** All that is asked in fixed words fits; what is put together for a call may take the rest. */
const mostPlanned = 200;

/**
 * Has the engine read and plan a statement once that is asked in the same words again and again, as a server does of those
 * with a name: of a short one this is two thirds of the time, and the one every call begins with is long. The engine has one
 * connection, so a name lasts as long as it does.
 */
export function planOnce(client: PGlite): (ask: Ask) => Ask {
  const times = new Map<string, number>();
  const planned = new Map<string, Planned>();

  const send = async (message: Uint8Array) =>
    (await client.execProtocol(message, { syncToFs: false })).messages;

  async function plan(text: string): Promise<Planned> {
    const name = `planned_${planned.size}`;
    await send(protocol.serialize.parse({ name, text }));
    const description = await send(protocol.serialize.describe({ type: 'S', name }));
    const parameterTypes = parse.parseDescribeStatementResults(description);
    const statement = { name, parameterTypes, description };
    planned.set(text, statement);
    return statement;
  }

  async function run<Row>(
    text: string,
    given: readonly unknown[],
    options: QueryOptions | undefined,
  ): Promise<Results<Row>> {
    try {
      const { name: statement, parameterTypes, description } = planned.get(text) ?? (await plan(text));
      const values = given.map((value, index): string | null => {
        if (value === null || value === undefined) return null;
        const serialize = client.serializers[parameterTypes[index] ?? 0];
        if (serialize) return serialize(value);
        return typeof value === 'string' ? value : JSON.stringify(value);
      });
      const bound = await send(protocol.serialize.bind({ statement, values }));
      const done = await send(protocol.serialize.execute({}));
      const messages = [...description, ...bound, ...done];
      const [result] = parse.parseResults(messages, client.parsers, options);
      if (!isAnswer<Row>(result)) throw new Error(`The engine answered nothing to ${text}`);
      return result;
    } finally {
      await send(protocol.serialize.sync());
    }
  }

  return (ask) =>
    function askPlanned<Row>(text: string, given?: unknown[], options?: QueryOptions) {
      const asked = (times.get(text) ?? 0) + 1;
      if (asked <= oftenEnough && times.size < 10 * mostPlanned) times.set(text, asked);
      const isPlanned = planned.has(text) || (asked > oftenEnough && planned.size < mostPlanned);
      return isPlanned
        ? client.runExclusive(() => run<Row>(text, given ?? [], options))
        : ask<Row>(text, given, options);
    };
}
