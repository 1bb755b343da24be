import { seededSnapshot } from './seededSnapshot.ts';

/** What Vitest does before the tests of the project `sandbox`: the seed is made once, and not by each worker beside the others. */
export default async function setup(): Promise<void> {
  await seededSnapshot();
}
