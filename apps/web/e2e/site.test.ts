import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { appFiles } from '@meridian/hosting';
import { drawPicture, PICTURE_HEIGHT, PICTURE_WIDTH } from '@meridian/site/pictures';
import { prerenderSite } from '@meridian/site';
import { type PublicScreenId, publicScreenIds, getPublicScreen } from '@meridian/frame/public-screens';
import { languages } from '@meridian/i18n';
import { brand } from '#brand';
import { openContext, visit } from './browser.ts';
import { inTurn, isMultiplied } from './eachRow.ts';
import { signInDemo } from './investors.ts';
import { drawnFonts } from './site/drawnFonts.ts';
import { hasAnchor, internalLinks, mainOf, textOf } from './site/readPage.ts';
import { accessibilityFaults } from './sweep/accessibility.ts';
import { brokenWords, horizontalScrolls, layoutShifts } from './sweep/layout.ts';
import { openPage } from './sweep/openPage.ts';
import { measureWeight } from './sweep/weight.ts';

const MOST_BOOT_BYTES = 3050;
const MOST_ISLAND_BYTES = 140_000;

const app = inject('app');
/** Every page, by its address. */
let pages: Map<string, string>;
let files: Map<string, string | Buffer>;
let sitemap: string;

beforeAll(async () => {
  files = await prerenderSite({ api: app.sandboxUrl, origin: app.url, drawPicture });
  sitemap = String(files.get('sitemap.xml'));
  pages = new Map(
    [...files].flatMap(([file, content]) =>
      file.endsWith('.html') ? [[`/${file.replace(/(index)?\.html$/, '')}`, String(content)] as const] : [],
    ),
  );
});

/** The first page of each route, in a language. */
function exampleOf(id: PublicScreenId, language: string): string {
  const { path } = getPublicScreen(id);
  const pattern = new RegExp(`^/${language}/${path.replace(/:\w+/g, '[^/]+')}$`);
  const found = [...pages.keys()].find((address) => pattern.test(address));
  if (found === undefined) throw new Error(`No page of the route "${id}" was written.`);
  return found;
}

it.each(languages)(
  'the home in "%s" has the fonts of the brand on a first visit, in two files at most',
  async (language) => {
    const { heading, text, fileCount } = await drawnFonts(`${app.url}/${language}/`);
    // The file of a variable font may name one of its weights.
    const named = (families: string) => /^['"]?(.+?)(?: Variable)?['"]?,/.exec(families)?.[1] ?? families;
    expect(heading).toContain(named(brand.font.heading ?? brand.font.text));
    expect(text).toContain(named(brand.font.text));
    expect(fileCount).toBeLessThanOrEqual(2);
  },
);

it('is written without what is switched off, and asks for none of it again', async () => {
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (request: Request) => {
    const response = await ask(request);
    if (!request.url.endsWith('/settings/capabilities')) return response;
    return Response.json({ ...(await response.json()), referrals: false, planResults: false });
  });
  try {
    const written = await prerenderSite({ api: app.sandboxUrl, origin: app.url });
    for (const language of languages) {
      expect(pages.get(`/${language}/plans`)).toMatch(/\/plans\/results=.*id="results"/s);
      const html = String(written.get(`${language}/plans.html`));
      expect(html).toContain('id="calculator"');
      expect(html).not.toMatch(/id="results"|\/plans\/results/);
    }
  } finally {
    vi.unstubAllGlobals();
  }
});

describe('the whole site', () => {
  it('is written in both languages', () => {
    const paths = (language: string) =>
      [...pages.keys()]
        .filter((address) => address.startsWith(`/${language}/`))
        .map((address) => address.slice(3));
    expect(paths('en').length).toBeGreaterThan(45);
    expect(paths('ru')).toEqual(paths('en'));
  });

  it('has no broken links or anchors', async () => {
    const responded = new Map<string, number>();
    const broken: string[] = [];
    for (const [address, html] of pages) {
      for (const link of new Set(internalLinks(html))) {
        const target = new URL(link, app.url + address);
        const known = pages.get(target.pathname);
        const status =
          responded.get(target.pathname) ??
          (known === undefined ? (await fetch(app.url + target.pathname)).status : 200);
        responded.set(target.pathname, status);
        if (status !== 200) broken.push(`${address} → ${link}: ${status}`);
        const anchor = decodeURIComponent(target.hash.slice(1));
        if (anchor && known !== undefined && !hasAnchor(known, anchor)) broken.push(`${address} → ${link}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('is valid HTML', async () => {
    const validator = new HtmlValidate({
      extends: ['html-validate:standard'],
      rules: {
        // Of the serializer of React, and of our ids.
        'attr-case': 'off',
        'attribute-boolean-style': 'off',
        'attribute-empty-style': 'off',
        // React Aria gives an input without a name an empty one.
        'attribute-allowed-values': 'off',
        'no-inline-style': 'error',
        'no-redundant-role': 'off',
        'valid-id': ['error', { relaxed: true }],
        'void-style': 'off',
        'doctype-style': 'off',
        // Telephone numbers and long titles are content.
        'long-title': 'off',
        'tel-non-breaking': 'off',
        // The stylesheet and the scripts come from the same origin.
        'require-sri': 'off',
      },
    });
    const faults: string[] = [];
    for (const [address, html] of pages) {
      const { results } = await validator.validateString(html, address);
      for (const { messages } of results)
        for (const { ruleId, message, line } of messages) {
          // Rows and skeletons have a phrase around blocks, which every parser keeps as it is.
          const isPhrase = ruleId === 'element-permitted-content' && address.includes('/cabinet');
          if (!isPhrase) faults.push(`${address}:${line} ${ruleId}: ${message}`);
        }
    }
    expect([...new Set(faults)].slice(0, 20)).toEqual([]);
  });

  it('promises nothing, with the words of the server as well', () => {
    const promises =
      /(?<!not )guaranteed?\b|risk[- ]free|passive income|\bup to \d[\d.,]* ?%|unlimited|(?<!не )гарантир|без ?рисков|без риска|пассивн\S+ доход|\bдо \d[\d.,]* ?%|неограниченн|безлимит/gi;
    const found = [...pages].flatMap(([address, html]) =>
      (textOf(html).match(promises) ?? []).map((promise) => `${address}: ${promise}`),
    );
    expect(found).toEqual([]);
  });

  it('shows the risk statement above the first call to action', () => {
    const late = [...pages].flatMap(([address, html]) => {
      // Sign-in and registration have no offer.
      if (appFiles.has(`${address.slice(1)}.html`)) return [];
      const main = mainOf(html);
      const action = main.search(/href="\/(en|ru)\/(register|cabinet\/deposits\/new)/);
      const statement = main.search(/You can lose money|Вложенное можно потерять/);
      return action >= 0 && (statement < 0 || statement > action) ? [address] : [];
    });
    expect(late).toEqual([]);
  });

  it('tells search engines its addresses in every language, and leaves out what is no page', () => {
    const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
    const canonical = [...pages.values()].flatMap(
      (html) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? [],
    );
    expect(new Set(listed)).toEqual(new Set(canonical));
    expect(listed.some((address) => /404|maintenance|list\//.test(address))).toBe(false);
    const placeholders = publicScreenIds.filter(isForLaterItems).map((id) => `/${getPublicScreen(id).path}`);
    const titles = [...pages].flatMap(([address, html]) =>
      address === '/' || placeholders.includes(address.slice(3))
        ? []
        : [/<title>([^<]*)<\/title>/.exec(html)?.[1]],
    );
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('has a picture for the preview of each address, in the size that the page says', () => {
    const faults: string[] = [];
    for (const [address, html] of pages) {
      if (!html.includes('<link rel="canonical"')) continue;
      const picture = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? app.url;
      const file = files.get(new URL(picture).pathname.slice(1));
      // Bytes 16 to 23 of a PNG are its width and height.
      const [width, height] =
        file instanceof Buffer ? [file.readUInt32BE(16), file.readUInt32BE(20)] : [0, 0];
      if (width !== PICTURE_WIDTH || height !== PICTURE_HEIGHT)
        faults.push(`${address}: ${picture} is ${width} by ${height}`);
      if (!html.includes(`"og:image:width" content="${width}"`)) faults.push(`${address} says another size`);
    }
    expect(faults).toEqual([]);
  });
});

/** The page of later items has no address of its own: siteFigures.all.test.ts opens it at theirs. */
const isForLaterItems = (id: PublicScreenId) => getPublicScreen(id).servesAddresses !== undefined;

const shown = publicScreenIds.filter((id) => id !== 'notFound' && !isForLaterItems(id));

/** Documents differ in their texts only. */
const documents: readonly PublicScreenId[] = [
  'agreement',
  'accessibility',
  'complaints',
  'privacy',
  'riskStatement',
  'storage',
];

const opened = isMultiplied ? shown : shown.filter((id) => !documents.slice(1).includes(id));

it.each(inTurn(opened))(
  '$item in $language loads next to no script, fits every width and passes axe',
  async ({ item: id, language }) => {
    const { page, scripts, complaints } = await openPage(
      app.url + exampleOf(id, language),
      language,
      undefined,
    );
    const bytes = await measureWeight(scripts);
    const seen = {
      isLight: bytes <= MOST_BOOT_BYTES || `${bytes} bytes: ${scripts.join(' ')}`,
      layoutShifts: await layoutShifts(page),
      axe: await accessibilityFaults(page),
      horizontalScrolls: await horizontalScrolls(page),
      brokenWords: await brokenWords(page),
      complaints,
    };
    expect(seen).toEqual({
      isLight: true,
      layoutShifts: [],
      axe: [],
      horizontalScrolls: [],
      brokenWords: [],
      complaints: [],
    });
  },
);

it.each([
  ['', 6000],
  ['plans', 4000],
  ['strategies', 4500],
])('/%s is at most %i px high on a phone', async (path, most) => {
  const { page } = await visit({ width: 360, height: 740 }, 'en-GB');
  for (const language of ['en', 'ru']) {
    await page.goto(`${app.url}/${language}/${path}`);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(most);
  }
});

it('works without scripts: menu, answers, languages and an example of the calculator', async () => {
  const context = await openContext({
    javaScriptEnabled: false,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.goto(`${app.url}/`);
  await page.waitForURL(`${app.url}/ru/`);
  await page.getByRole('radio', { name: '90 дней' }).check({ force: true });
  await page.getByRole('heading', { name: /по плану «Квартал»/ }).waitFor();
  expect(await page.getByRole('heading', { name: /по плану «Старт»/ }).count()).toBe(0);
  await page.getByRole('button', { name: 'Меню' }).click();
  await page.getByRole('link', { name: 'Депозиты' }).first().click();
  await page.waitForURL(`${app.url}/ru/plans`);
  await page.locator('#plans').getByRole('radio', { name: 'Квартал' }).check({ force: true });
  await page.getByRole('columnheader', { name: 'Квартал' }).waitFor();
  expect(await page.locator('#plans').getByRole('columnheader').count()).toBe(1);
  await page.getByText('включите JavaScript').waitFor();
  await page.getByText('Полная потеря').waitFor();
  await page.getByRole('button', { name: 'Документы' }).click();
  await page.getByRole('link', { name: 'Обработка данных' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(`${app.url}/en/plans`);
  await page.goto(`${app.url}/en/faq`);
  const [response] = await page.locator('details').all();
  await response?.locator('summary').click();
  expect(await response?.locator('p').first().isVisible()).toBe(true);
});

it('keeps the inviter of a visitor who reads, calculates and registers', async () => {
  const { page, complaints } = await visit({ width: 1280, height: 900 }, 'en-GB');
  let bytes = 0;
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && page.url().includes('/plans'))
      bytes += gzipSync(await response.body(), { level: 9 }).length;
  });
  await page.goto(`${app.url}/?inviter=anna`);
  await page.waitForURL(`${app.url}/en/?inviter=anna`);
  await page.getByRole('link', { name: 'Compare the plans' }).click();
  await page.getByRole('heading', { level: 2, name: 'Calculator' }).scrollIntoViewIfNeeded();
  await page.locator('[data-hydrated]').waitFor();
  expect(bytes).toBeLessThan(MOST_ISLAND_BYTES);
  await page.locator('#calculator label').filter({ hasText: 'Quarter' }).click();
  await page.getByLabel('Amount').fill('1000');
  await page.getByText('1,126.00').waitFor();
  await page.getByText('1,063.00').waitFor();
  expect(new URL(page.url()).searchParams.get('amount')).toBe('1000');

  // The other language shows the same calculation.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Русский' }).click();
  await page.getByRole('heading', { level: 2, name: 'Калькулятор' }).scrollIntoViewIfNeeded();
  await page.getByText('1 126,00').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { level: 2, name: 'Calculator' }).scrollIntoViewIfNeeded();
  await page.getByText('1,126.00').waitFor();

  // Somebody else opens the address.
  const { page: other } = await visit({ width: 1280, height: 900 }, 'en-GB');
  await other.goto(`${page.url()}#calculator`);
  await other.getByText('1,126.00').waitFor();

  await page.getByRole('banner').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
  await page.getByText('anna').first().waitFor();
  expect(new URL(page.url()).searchParams.get('inviter')).toBe('anna');
  expect(complaints).toEqual([]);
});

it('keeps what is typed before the calculator is interactive', async () => {
  const { page } = await visit({ width: 1280, height: 900 }, 'en-GB');
  // Holds the code of the island back until the amount is typed.
  const typed = Promise.withResolvers<void>();
  await page.route('**/hydrate-*.js', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await page.goto(`${app.url}/en/plans`);
  await page.getByLabel('Amount').fill('2000');
  typed.resolve();
  await page.locator('[data-hydrated]').waitFor();
  expect(await page.getByLabel('Amount').inputValue()).toBe('2000');
  await page.getByText('2,060.00').waitFor();
});

it('shows a signed-in visitor the way to the account, in the chosen scheme', async () => {
  const { storage } = await signInDemo(app);
  const context = await openContext({ storageState: storage });
  const page = await context.newPage();
  await page.goto(`${app.url}/en/`);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: 'Account' }).waitFor();
  expect(await banner.getByRole('link', { name: 'Sign in', exact: true }).isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.goto(`${app.url}/en/plans`);
  expect(await page.evaluate(() => document.documentElement.dataset.scheme)).toBe('dark');
});

it('publishes the scripts of the package that verify a proof, character by character', async () => {
  const sources = await Promise.all(
    ['mjs', 'sh'].map((ending) =>
      readFile(fileURLToPath(import.meta.resolve(`@meridian/liabilities/bin/verify.${ending}`)), 'utf8'),
    ),
  );
  const { page } = await visit({ width: 1280, height: 900 }, 'en-GB');
  for (const language of ['en', 'ru']) {
    await page.goto(`${app.url}/${language}/what-we-owe`);
    expect(await page.locator('pre').allTextContents()).toEqual(sources);
  }
});

it('responds to an unknown address with a page in the language of the address', async () => {
  const response = await fetch(`${app.url}/ru/no-such-page`);
  expect(response.status).toBe(404);
  expect(textOf(await response.text())).toContain('Такой страницы нет');
});
