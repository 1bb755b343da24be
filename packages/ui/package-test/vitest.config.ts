import { limits } from '@meridian/testing/limits';
import { defineConfig } from 'vitest/config';

/** Tests the packed package in host projects. Separate, because it packs, installs and builds. */
export default defineConfig({
  test: {
    name: 'package',
    dir: import.meta.dirname,
    include: ['*.check.ts'],
    globalSetup: `${import.meta.dirname}/packTarball.ts`,
    ...limits,
  },
});
