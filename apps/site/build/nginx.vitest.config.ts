import { defineConfig } from 'vitest/config';

/** Tests `deploy/nginx` with the nginx of this machine. Separate, because `npm test` needs no nginx. */
export default defineConfig({
  test: {
    name: 'nginx',
    dir: import.meta.dirname,
    include: ['*.check.ts'],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
