import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeVisitors } from './investors.ts';
import { globSync, readFileSync } from 'node:fs';
import { contacts, brand } from '../src/brand.pseudo.ts';
import { drawnFonts } from './site/drawnFonts.ts';
import { brokenWords, horizontalScrolls } from './sweep/layout.ts';
import { brandFaults, oldBrandIn } from './sweep/oldBrand.ts';
import { openPage } from './sweep/openPage.ts';
import { routes } from './sweep/routes.ts';
import { foreignTexts } from './sweep/texts.ts';

/**
 * The app as a partner may build it: with another language and another brand. English with accents, 40 % longer
 * (`packages/i18n/src/languages.pseudo.ts`), and `apps/web/src/brand.pseudo.ts`.
 */
const PSEUDO_LANGUAGE = 'en-XA';

const languages = ['en', 'ru'];

let url: string;
let close: () => Promise<void>;
let visitors: Awaited<ReturnType<typeof makeVisitors>>;

/** Builds and starts the app with the condition `pseudo`, in a separate process, because the condition applies to a whole process. */
async function startPartnerApp() {
  const folder = await mkdtemp(join(tmpdir(), 'partner-build-'));
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const app = spawn(process.execPath, ['--conditions=pseudo', 'scripts/start.ts'], {
    cwd: root,
    // Vitest sets NODE_ENV, which Vite would take for a build for development.
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => app.once('exit', resolve));
  for await (const line of createInterface(app.stdout)) {
    const [address] = /http:\/\/localhost:\d+/.exec(line) ?? [];
    if (address === undefined) continue;
    return {
      url: address,
      close: async () => {
        app.kill();
        await ended;
        await rm(folder, { recursive: true });
      },
    };
  }
  throw new Error('The build of a partner did not start.');
}

beforeAll(async () => {
  ({ url, close } = await startPartnerApp());
  visitors = await makeVisitors({ url, sandboxUrl: url });
});

afterAll(() => close());

/** Every string in a response of the API, except enum values: showing one is a fault. */
function stringsIn(response: unknown): string[] {
  if (typeof response === 'string') return /^[a-z_]*$/.test(response) ? [] : [response];
  return response instanceof Object ? Object.values(response).flatMap(stringsIn) : [];
}

it.each(routes)(
  '$id has all its texts in message files, and fits a phone when they are longer',
  async (route) => {
    const { page, responses, complaints } = await openPage(
      url + route.address(PSEUDO_LANGUAGE),
      PSEUDO_LANGUAGE,
      visitors[route.access],
    );
    const replies = await Promise.all(responses.map((response) => response.json().catch(() => null)));
    const known = [...replies.flatMap(stringsIn), brand.name];
    const seen = {
      address: page.url().slice(url.length),
      plainTexts: await foreignTexts(page, PSEUDO_LANGUAGE, known),
      oldBrand: [...oldBrandIn(JSON.stringify(replies)), ...(await brandFaults(page))],
      horizontalScrolls: await horizontalScrolls(page, [360]),
      brokenWords: await brokenWords(page, [360]),
      complaints,
    };
    expect(seen).toEqual({
      address: route.address(PSEUDO_LANGUAGE),
      plainTexts: [],
      oldBrand: [],
      horizontalScrolls: [],
      brokenWords: [],
      complaints: [],
    });
  },
);

it.each(['', 'plans', 'contacts'])(
  'the public page "%s" shows the brand and breaks no policy',
  async (path) => {
    const { page, responses, complaints } = await openPage(
      `${url}/${PSEUDO_LANGUAGE}/${path}`,
      PSEUDO_LANGUAGE,
      visitors.guest,
    );
    const replies = await Promise.all(responses.map((response) => response.text()));
    const seen = { oldBrand: [...replies.flatMap(oldBrandIn), ...(await brandFaults(page))], complaints };
    expect(seen).toEqual({ oldBrand: [], complaints: [] });
  },
);

it.each(languages)(
  'the home in "%s" draws headings and text in the fonts of the brand on a first visit',
  async (language) => {
    expect(await drawnFonts(`${url}/${language}/`)).toEqual({
      heading: expect.stringMatching(/^Source Serif 4/),
      text: expect.stringMatching(/^Manrope/),
      fileCount: 2,
    });
  },
);

const dist = fileURLToPath(new URL('../dist-pseudo/dist/', import.meta.url));
/** A list that has words such as the name of a brand. */
const commonPasswords = '**/PasswordStrength-*.js';
const textFiles = '**/*.{html,js,css,json,svg,webmanifest,xml,txt}';

async function ask(path: string): Promise<string> {
  const response = await fetch(url + path, { headers: { 'accept-language': 'en' } });
  if (!response.ok) throw new Error(`${path} is answered with ${response.status}.`);
  return response.text();
}

it('no file of the build, no page and no response of the sandbox has anything of the old brand', async () => {
  const files = globSync(textFiles, { cwd: dist, exclude: [commonPasswords] });
  const texts = new Map(files.map((file) => [file, readFileSync(dist + file, 'utf8')]));
  const sitemap = await ask('/sitemap.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  const apps = routes.flatMap(({ address }) => ['en', 'ru'].map(address));
  const others = [
    '/',
    '/robots.txt',
    '/en/app.webmanifest',
    '/sandbox',
    '/sandbox/state',
    '/api/settings/contacts',
  ];
  for (const path of [...pages, ...apps, ...others]) texts.set(path, await ask(path));
  // Style sheets and icons are made with the pages.
  const assets = new Set(
    [...texts.values()].flatMap((text) => text.match(/\/assets\/[\w.-]+\.(css|svg)/g) ?? []),
  );
  for (const path of assets) texts.set(path, await ask(path));
  const found = [...texts].flatMap(([path, text]) => oldBrandIn(text).map((old) => `${path}: ${old}`));
  expect(pages.length).toBeGreaterThan(20);
  expect(texts.get('/api/settings/contacts')).toContain(contacts.website);
  expect(found).toEqual([]);
});
