import { ofFile } from '../ofFile.ts';
import { makeSeededPlace } from '../seededDatabase.ts';
import { type Servers, startServers } from './servers.ts';

/** Two processes on one seeded database of a PostgreSQL server, which goes with them after the tests of a file. */
export function serversOfFile(): Servers {
  return ofFile(
    async () => {
      const seeded = await makeSeededPlace();
      return { ...(await startServers(seeded.place, 2)), seeded };
    },
    async ({ close, seeded }) => {
      await close();
      await seeded.remove();
    },
    120_000,
  );
}
