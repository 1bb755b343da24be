import { fileURLToPath } from 'node:url';

/** Where the test command leaves how many seconds it took, for the benchmark to print. */
export const TEST_TIME_FILE = fileURLToPath(new URL('../.cache/test-seconds', import.meta.url));
