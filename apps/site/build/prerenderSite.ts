import { brand } from '@meridian/web/brand';
import { byLanguage, languageTable } from '@meridian/i18n';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { SERVICE_WORKER } from '@meridian/frame/files';
import type { RenderOptions } from '../src/renderSite.tsx';
import { themeColours } from './brandColours.ts';
import { apiAttribute } from '../src/document.ts';
import { readAppModules } from './appModules.ts';
import { buildFolder } from './buildFolder.ts';
import { fetchFigures } from './fetchFigures.ts';
import { preloadedFonts } from './preloadedFonts.ts';
import { readInlineScripts } from './inlineScripts.ts';
import { renderServiceWorker } from './serviceWorker.ts';

export interface PrerenderOptions {
  /** The origin of the API. Without it, pages say where their figures are. */
  api: string | undefined;
  /** The origin of canonical addresses. */
  origin: string;
  /** The origin of the API for browsers, when it is another one than `origin`. */
  apiOrigin?: string | undefined;
  /** When it is built. Default: now. */
  builtAt?: Date | undefined;
  /** Draws the picture of a page for link previews, 1200 by 630, as PNG. Without it, pages have no pictures. */
  drawPicture?: (title: string) => Buffer;
}

/** Whether a module is the renderer that `src/renderSite.tsx` exports. */
export const isRenderer = (
  module: unknown,
): module is { renderSite: (options: RenderOptions) => Promise<Map<string, string>> } =>
  typeof module === 'object' && module !== null && 'renderSite' in module;

/** The address of a file of the build by the beginning of its name. */
function addressOf(pattern: string): string {
  const [file] = globSync(`${buildFolder}/dist/assets/${pattern}`);
  if (file === undefined) throw new Error(`The build has no ${pattern}. Run "npm run build:web" first.`);
  return `/assets/${basename(file)}`;
}

/**
 * Renders the public pages with the current figures of the API. Returns the content of each file by its path in the folder of
 * the site: pages, their pictures, and the assets that they share.
 */
export async function prerenderSite({
  api,
  origin,
  apiOrigin,
  builtAt = new Date(),
  drawPicture,
}: PrerenderOptions): Promise<Map<string, string | Buffer>> {
  const module: unknown = await import(`${buildFolder}/dist-site/renderSite.js`);
  if (!isRenderer(module)) throw new Error('The build has no renderer of the public pages.');
  const files = new Map<string, string | Buffer>();
  const extractedCss = globSync(`${buildFolder}/dist-site/assets/*.css`)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const pages = await module.renderSite({
    figures: api === undefined ? undefined : await fetchFigures(api),
    api,
    origin,
    builtAt,
    extractedCss,
    addAsset(name, content) {
      const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
      const path = `assets/${basename(name, extname(name))}-${hash}${extname(name)}`;
      files.set(path, content);
      return `/${path}`;
    },
    modulesOf: readAppModules(),
    addPicture: drawPicture && ((path, title) => files.set(path, drawPicture(title))),
    assets: {
      app: addressOf('app-*.js'),
      boot: addressOf('boot-*.js'),
      scripts: readInlineScripts(),
      apiOrigin,
      installedIcons: {
        small: addressOf('icon-192-*.png'),
        large: addressOf('icon-512-*.png'),
        maskable: addressOf('icon-maskable-*.png'),
        apple: addressOf('icon-apple-*.png'),
      },
      themeColours,
      fonts: byLanguage((language) =>
        preloadedFonts(extractedCss, brand.font, languageTable[language].fontSubsets),
      ),
      cabinetFonts: byLanguage((language) =>
        preloadedFonts(extractedCss, { text: brand.font.text }, languageTable[language].fontSubsets),
      ),
    },
  });
  for (const [path, html] of pages) files.set(path, html);
  if (apiOrigin !== undefined) {
    const html = readFileSync(`${buildFolder}/dist/app.html`, 'utf8');
    files.set(
      'app.html',
      html.replace(/(?<=<html[^>]*)>/, () => `${apiAttribute(apiOrigin)}>`),
    );
  }
  files.set(SERVICE_WORKER.slice(1), renderServiceWorker(files));
  return files;
}
