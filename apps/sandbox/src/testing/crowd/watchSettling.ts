import pg from 'pg';
import type { SeededPlace } from '../seededPlace.ts';
import { serverName, type Servers } from './servers.ts';

/** Waits for a process that does what has fallen due, and gives its index. */
type Settling = () => Promise<number>;

/** A server is asked which of its connections does it while the others wait for it. */
function watchServer(databaseUrl: string, servers: Servers): Settling {
  return async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      for (;;) {
        const { rows } = await client.query<{ name: string }>(
          `select application_name as name from pg_locks join pg_stat_activity using (pid)
           where locktype = 'advisory' and objid = 20262027 and granted`,
        );
        const index = servers.urls().findIndex((_url, candidate) => serverName(candidate) === rows[0]?.name);
        if (index >= 0) return index;
      }
    } finally {
      await client.end();
    }
  };
}

/** The one process on a folder tells how its books change. */
async function watchBooks(servers: Servers): Promise<Settling> {
  const books = async () => JSON.stringify(await servers.ledger());
  const before = await books();
  return async () => {
    while ((await books()) === before);
    return 0;
  };
}

/** Looks at how things stand before anything falls due, and gives what waits until a process is in the middle of it. */
export async function watchSettling(place: SeededPlace['place'], servers: Servers): Promise<Settling> {
  return 'dataDir' in place ? watchBooks(servers) : watchServer(place.databaseUrl, servers);
}
