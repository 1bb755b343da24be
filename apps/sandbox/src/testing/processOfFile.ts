import { ofFile } from './ofFile.ts';
import { makeSeededPlace } from './seededDatabase.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';

/** The same in a process of its own, on a seeded database that goes with it. */
export function processOfFile(): ServerProcess {
  return ofFile(
    async () => {
      const seeded = await makeSeededPlace();
      return { ...(await startServerProcess(seeded.place)), seeded };
    },
    async ({ end, seeded }) => {
      await end('SIGKILL');
      await seeded.remove();
    },
    60_000,
  );
}
