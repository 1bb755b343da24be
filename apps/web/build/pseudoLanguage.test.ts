import { fileURLToPath } from 'node:url';
import { byLanguage } from '@meridian/i18n';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5';
import { createServer, createServerModuleRunner, defaultServerConditions } from 'vite';
import { expect, it } from 'vitest';
import { brand } from '../src/brand.ts';
import { themeColours } from './brandColours.ts';
import { isRenderer } from './prerenderSite.ts';
import { basePlugins } from './viteBase.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const fonts = { ...byLanguage(() => []), 'en-XA': [] };

/** Renders the static pages with the pseudo-language, which only the condition `pseudo` adds. */
async function renderPages(): Promise<ReadonlyMap<string, string>> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: basePlugins(),
    ssr: { resolve: { conditions: ['pseudo', ...defaultServerConditions] } },
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module: unknown = await createServerModuleRunner(server.environments.ssr).import(
      '/src/site/renderSite.tsx',
    );
    if (!isRenderer(module)) throw new Error('src/site/renderSite.tsx has no renderer.');
    return await module.renderSite({
      figures: undefined,
      api: undefined,
      origin: 'https://example.com',
      year: 2026,
      extractedCss: '',
      addAsset: (name) => `/${name}`,
      assets: {
        app: '/app.js',
        installedIcons: undefined,
        themeColours,
        boot: '/boot.js',
        scripts: { firstPaint: '', startApp: '', chooseLanguage: '' },
        fonts,
      },
    });
  } finally {
    await server.close();
  }
}

const readAloud = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'content']);

/** All texts of a page, and those for screen readers and search engines. */
function textsOf(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return [child.value];
    if (!defaultTreeAdapter.isElementNode(child)) return [];
    const { tagName, attrs } = child;
    const isForeign = tagName !== 'html' && attrs.some(({ name }) => name === 'lang');
    if (isForeign || ['script', 'style', 'code', 'data', 'time'].includes(tagName)) return [];
    const isText =
      tagName !== 'meta' || attrs.some(({ value }) => /^(description|og:(title|description))$/.test(value));
    const spoken = isText ? attrs.filter(({ name }) => readAloud.has(name)).map(({ value }) => value) : [];
    return [...spoken, ...textsOf(child)];
  });
}

/** Names that no language translates. */
const names = new RegExp(`\\b(${brand.name}|USDT|BTC|ETH|JavaScript|Telegram)\\b`, 'g');

it('has no text outside the message files on a static page', async () => {
  const pages = [...(await renderPages())].filter(([file]) => /^en-XA\/.*\.html$/.test(file));
  const plain = pages.flatMap(([file, html]) =>
    // With scripting, the content of `noscript` would be one text.
    textsOf(parse(html, { scriptingEnabled: false }))
      .filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(names, '')))
      .map((text) => `${file}: ${text}`),
  );
  expect(pages.length).toBeGreaterThan(12);
  expect(plain).toEqual([]);
});
