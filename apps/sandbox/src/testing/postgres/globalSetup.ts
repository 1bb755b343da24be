import type { TestProject } from 'vitest/node';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server that runs while the tests do; undefined where the embedded engine is tested. */
    postgres?: string;
  }
}

/** What Vitest does before the tests of the project `server`, and after them. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  provide('postgres', server.url);
  return server.stop;
}
