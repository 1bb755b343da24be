import { playwright } from '@vitest/browser-playwright';
import { CHROMIUM_ARGUMENTS, ensureChromium } from '../scripts/findChromium.ts';

// Found beforehand: what Vite finds while stories run makes it reload the page under them.
export const optimizeDeps = {
  entries: ['.storybook/preview.tsx', 'packages/**/src/**/*.stories.tsx'],
  include: ['react/jsx-dev-runtime', 'react-dom/client'],
};

/** What makes every Chromium draw the same letters and colours, whatever the processor and the system's settings. */
export const SAME_PIXELS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
];

/** A project's tests run in pages of this browser; `args` are the browser's own, where pictures are taken. */
export const chromium = (name: string, args: readonly string[] = []) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { executablePath: ensureChromium(), args: [...CHROMIUM_ARGUMENTS, ...args] },
    contextOptions: { reducedMotion: args.length > 0 ? 'reduce' : 'no-preference', deviceScaleFactor: 1 },
  }),
  instances: [{ browser: 'chromium' as const, name }],
});

export const define = {
  // React Aria's virtualiser asks by it, in tests alone, whether to show only what is in sight.
  'process.env.VIRT_ON': 'true',
  // React's marks for tools of developers, which took a tenth of the time where nobody reads them.
  'console.createTask': 'undefined',
  'console.timeStamp': 'undefined',
};
