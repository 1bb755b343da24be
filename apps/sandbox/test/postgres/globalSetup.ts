import type { TestProject } from 'vitest/node';
import { createTemplate } from '../seededDatabase.ts';
import { startPostgres } from './startPostgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the PostgreSQL server for the project `sandbox`. */
    postgres: string;
  }
}

/** Runs once, before the tests of the project `sandbox`. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  await createTemplate(server.url);
  provide('postgres', server.url);
  return server.stop;
}
