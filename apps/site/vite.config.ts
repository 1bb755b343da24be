import { fallbackLanguage } from '@meridian/i18n';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { themeColours } from './build/brandColours.ts';
import { buildFolder, webRoot } from './build/buildFolder.ts';
import { bundleInlineScript } from './build/inlineScripts.ts';
import { findPageModules } from './build/pageModules.ts';
import { basePlugins } from './build/viteBase.ts';
import { brand } from '@meridian/web/brand';
import { brandStyle } from './src/brandStyle.ts';
import { getManifestPath } from '@meridian/frame/files';
import { themeColourLines } from './src/document.ts';
import { renderIcon } from './src/renderIcon.ts';
import { outdatedNotice } from './src/outdated.ts';

/** The icon of the browser's tab as an address that needs no file. */
const iconLink = () =>
  `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(renderIcon(brand))}" />`;

/** What a device needs to install the app. Another language replaces the manifest. Development has none. */
function installedLines(icons: Iterable<string>): string[] {
  const apple = [...icons].find((path) => path.includes('apple'));
  return [
    `<link rel="apple-touch-icon" href="/${apple}" />`,
    `<link rel="manifest" href="${getManifestPath(fallbackLanguage)}" />`,
  ];
}

/**
 * Adds title, icons and the values of the brand to the page. The values are on `:root` before the first paint, so that
 * nothing flashes and overlays have them too. `GlobalStyles` repeats `color-scheme` once its script has run.
 */
function brandedPage(): Plugin {
  let icons: ReadonlyMap<string, Buffer> = new Map();
  return {
    name: 'branded-page',
    async buildStart() {
      if (this.meta.watchMode) return;
      const { drawIcons } = await import('./build/drawIcons.ts');
      icons = drawIcons();
    },
    generateBundle() {
      for (const [fileName, source] of icons) this.emitFile({ type: 'asset', fileName, source });
    },
    async transformIndexHtml(html, { server }) {
      const firstPaint = await bundleInlineScript('firstPaint');
      const lines = [
        `<title>${brand.name}</title>`,
        ...themeColourLines(themeColours),
        `<script>${firstPaint}</script>`,
        iconLink(),
        ...(server ? [] : installedLines(icons.keys())),
        `<style>${brandStyle()}</style>`,
      ];
      return html
        .replace('<!-- brand -->', () => lines.join('\n    '))
        .replace('<!-- outdated -->', outdatedNotice);
    },
  };
}

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const pages = command === 'build' ? await findPageModules() : undefined;
  return {
    root: webRoot,
    plugins: [...basePlugins(), brandedPage()],
    build: {
      outDir: `${buildFolder}/dist`,
      target: 'es2023',
      // Without a comment in the script that names the map.
      sourcemap: 'hidden',
      // Which files a page of the cabinet needs: build/appModules.ts.
      manifest: 'app-manifest.json',
      chunkSizeWarningLimit: 1000,
      modulePreload: {
        polyfill: false,
        // The first page of the cabinet loads the files of its layout, so no list of another page or a dialog names them again.
        resolveDependencies: (file, needed, { hostType }) =>
          hostType === 'html' || file.includes('CabinetLayout')
            ? needed
            : needed.filter((one) => !/assets\/(layout|icons)-/.test(one)),
      },
      rolldownOptions: {
        input: 'app.html',
        // A token is shorter than the import of its name from another file.
        optimization: { inlineConst: { mode: 'all' } },
        // Emotion imports them for a function that nothing here calls, and they do not say that they can be left out.
        treeshake: {
          moduleSideEffects: [
            { test: /\/node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
          ],
        },
        output: {
          // The bundler names a shared file after all its pages. It takes no shorter hash, and each visit loads hundreds of these names.
          chunkFileNames: ({ name }) => `assets/${name.split('~')[0] ?? name}-[hash:7].js`,
          codeSplitting: {
            groups: [
              // Everything that the entry imports statically in one file: it compresses better than twenty small ones.
              { name: 'base', tags: ['$initial'], priority: 5 },
              // Loaded code loads its messages, so no page may have code of this kind that it does not use.
              {
                name: 'messages',
                test: /\/src\/messages\.ts$/,
                minShareCount: 5,
                entriesAware: true,
                priority: 4,
              },
              // What every page of the cabinet loads.
              ...(pages?.layout ?? []).map((modules) => ({
                name: 'layout',
                test: (id: string) => modules.has(id),
                priority: 3,
              })),
              // An icon alone is 200 bytes.
              { name: 'icons', test: /lucide-react/, minShareCount: 4, priority: 2 },
              // Pages outside the cabinet share no file with what only the cabinet needs.
              {
                name: 'outside',
                test: (id: string) => pages?.outside.has(id) ?? false,
                minShareCount: 2,
                entriesAware: true,
                entriesAwareMergeThreshold: 400,
                priority: 1.5,
              },
              // Parts of several pages: one file for each set of pages, and small ones join the closest set. What higher thresholds
              // cost: docs/benchmarks/route-weight.md.
              {
                name: 'shared',
                minShareCount: 5,
                entriesAware: true,
                entriesAwareMergeThreshold: 400,
                priority: 1,
              },
            ],
          },
        },
      },
    },
  };
});
