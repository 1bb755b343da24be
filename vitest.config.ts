import { defineConfig } from 'vitest/config';

/** One runner for everything that is a test; `scripts/check.ts` adds what is not. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['packages/**/src/**/*.test.ts', 'apps/**/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['packages/**/src/**/*.test.tsx', 'apps/**/src/**/*.test.tsx'],
          setupFiles: ['@meridian/testing/setup'],
          testTimeout: 15_000,
        },
      },
    ],
  },
});
