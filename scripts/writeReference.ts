import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brandCss, defineBrand } from '@meridian/ui/brand';
import { brandFonts } from '@meridian/site/brand-fonts';
import { build } from 'vite';
import { brand } from '../apps/web/src/brand.ts';
import { writeReferenceContract, writeScreenOperations } from './docs/referenceContract.ts';

/** Writes the reference of the operations beside Storybook, or into the given folder, by Redoc in the brand of the app. */
const source = fileURLToPath(new URL('../.storybook/reference', import.meta.url));
const folder = process.argv[2] ?? fileURLToPath(new URL('../.storybook/public/api', import.meta.url));
/** The name of its maker, in place of a logo that Redoc loads from another host. */
const maker = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="42" height="14"><text y="11" font-size="12" font-family="sans-serif" fill="#767b85">Redoc</text></svg>',
);
const logo = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g;

await build({
  root: source,
  base: './',
  configFile: false,
  logLevel: 'error',
  build: { outDir: folder, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  plugins: [
    brandFonts(),
    {
      name: 'brand',
      transformIndexHtml: (html) => ({
        html: html.replace('<title>', `<title>${brand.name}: `),
        tags: [{ tag: 'style', children: brandCss(defineBrand(brand)) }],
      }),
    },
    {
      name: 'no-other-host',
      transform: (code, id) => {
        if (!id.endsWith('/redoc.standalone.js')) return undefined;
        if (!logo.test(code)) throw new Error('This version of Redoc has its logo elsewhere.');
        return { code: code.replaceAll(logo, `data:image/svg+xml,${maker}`), map: null };
      },
    },
  ],
});
writeFileSync(`${folder}/openapi.json`, JSON.stringify(writeReferenceContract()));
writeFileSync(`${folder}/screens.json`, JSON.stringify(writeScreenOperations()));
