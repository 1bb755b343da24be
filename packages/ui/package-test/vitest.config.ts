import { defineConfig } from 'vitest/config';

/** The package as a host meets it; apart from the other tests, because it packs, installs and builds. */
export default defineConfig({
  test: {
    name: 'package',
    include: ['packages/ui/package-test/*.check.ts'],
    testTimeout: 60_000,
    hookTimeout: 240_000,
  },
});
