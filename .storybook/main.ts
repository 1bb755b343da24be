import { brandFonts } from '@meridian/site/brand-fonts';
import { defineMain } from '@storybook/react-vite/node';
import { registerHooks } from 'node:module';
import remarkGfm from 'remark-gfm';
import { isForAReader } from './isForAReader.ts';

// The docgen plugin needs the compiler API, which TypeScript 7 does not have.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'typescript' && /react-docgen-typescript/.test(context.parentURL ?? '')
      ? next('typescript-with-api', { ...context, parentURL: import.meta.url })
      : next(specifier, context),
});

const isBuilt = process.argv.includes('build');
const isTest = process.env.VITEST !== undefined;

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../docs/storybook/*.mdx', '../packages/**/src/**/*.mdx', '../packages/**/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    // Its panel sends snapshots from a running Storybook. A built one would load it before the first page.
    ...(isBuilt ? [] : ['@chromatic-com/storybook']),
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Addons of the preview that cost time in tests; `highlight` reads the style of every element on each change.
  features: { highlight: !isTest, measure: !isTest, outline: !isTest, backgrounds: !isTest },
  typescript: {
    // Tests need no props table.
    reactDocgen: !isTest && 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: '.storybook/tsconfig.docs.json',
      include: ['packages/ui/src/**/*.tsx', '.storybook/shapes.tsx'],
      propFilter: isForAReader,
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      skipChildrenPropWithoutDoc: false,
    },
  },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), brandFonts()],
    resolve: { ...config.resolve, tsconfigPaths: true },
    build: {
      ...config.build,
      rolldownOptions: {
        ...config.build?.rolldownOptions,
        output: {
          // Every page loads the messages of all packages: a hundred small files.
          codeSplitting: { groups: [{ name: 'messages', test: /\/packages\/.*\/messages\/\w+\.ts$/ }] },
        },
      },
    },
  }),
});
