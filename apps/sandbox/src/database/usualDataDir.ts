import { fileURLToPath } from 'node:url';

/** The folder of the embedded database where none is named. */
export const usualDataDir = fileURLToPath(new URL('../../.data', import.meta.url));
