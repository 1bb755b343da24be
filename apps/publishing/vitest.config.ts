import { limits, ownClock } from '@meridian/testing/limits';
import { defineConfig } from 'vitest/config';

/**
 * Tests the packed packages: `package` looks into the tarballs, `hosts` installs them in applications. Separate from the other tests,
 * because it builds and packs.
 */
function projectOf(name: string, include: string, exclude: readonly string[] = []) {
  return {
    test: {
      name,
      dir: `${import.meta.dirname}/package-test`,
      include: [include],
      exclude: ['**/node_modules/**', ...exclude],
      globalSetup: `${import.meta.dirname}/package-test/packTarballs.ts`,
      ...limits,
      ...ownClock,
    },
  };
}

const inHosts = '**/*.host.check.ts';

export default defineConfig({
  test: {
    projects: [projectOf('package', '**/*.check.ts', [inHosts]), projectOf('hosts', inHosts)],
  },
});
