import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '@meridian/testing/chromium';

// Pre-bundled: a dependency that Vite discovers during a run reloads the page.
export const optimizeDeps = {
  entries: ['.storybook/preview.tsx', 'packages/**/src/**/*.stories.tsx'],
  include: ['react/jsx-dev-runtime', 'react-dom/client'],
};

// Development builds of React took a quarter of the time. DOM tests have them, with their warnings.
process.env.NODE_ENV = 'production';

/** Makes texts equally wide on every system. */
const SAME_TEXT_WIDTHS = ['--font-render-hinting=none', '--disable-font-subpixel-positioning'];

/** A Vitest browser instance. */
export const chromium = (name: string) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_ARGUMENTS, ...SAME_TEXT_WIDTHS] },
    contextOptions: {
      reducedMotion: 'reduce',
      deviceScaleFactor: 1,
      timezoneId: 'UTC',
    },
  }),
  instances: [{ browser: 'chromium' as const, name }],
});

export const define = {
  // React Aria's virtualizer reads this variable to virtualize in tests too.
  'process.env.VIRT_ON': 'true',
  // React's async stack traces, which took a tenth of the time.
  'console.createTask': 'undefined',
  'console.timeStamp': 'undefined',
};
