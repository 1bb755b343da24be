import { fileURLToPath } from 'node:url';
import { limits } from '@meridian/testing/limits';
import { defineConfig } from 'vitest/config';

/** Tests the packed packages in host projects. Separate, because it packs, installs and builds. */
export default defineConfig({
  test: {
    name: 'package',
    dir: fileURLToPath(new URL('../..', import.meta.url)),
    include: ['{packages/ui,apps/publishing}/package-test/*.check.ts'],
    globalSetup: `${import.meta.dirname}/package-test/packTarballs.ts`,
    ...limits,
  },
});
