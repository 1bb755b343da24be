import remarkGfm from 'remark-gfm';
import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../docs/storybook/*.mdx', '../packages/**/src/**/*.mdx', '../packages/**/src/**/*.stories.tsx'],
  addons: [
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@chromatic-com/storybook',
  ],
  staticDirs: ['./public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The other docgen needs TypeScript's compiler API, which TypeScript 7 does not have.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({ ...config, resolve: { ...config.resolve, tsconfigPaths: true } }),
});
