import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { makeVisitors } from './investors.ts';
import { brokenWords, horizontalScrolls } from './sweep/layout.ts';
import { openPage } from './sweep/openPage.ts';
import { routes } from './sweep/routes.ts';
import { foreignTexts } from './sweep/texts.ts';

/** English with accents, 40 % longer (`packages/i18n/src/languages.pseudo.ts`). */
const PSEUDO_LANGUAGE = 'en-XA';

let url: string;
let close: () => Promise<void>;
let visitors: Awaited<ReturnType<typeof makeVisitors>>;

/** Builds and starts the app with the condition `pseudo`, in a separate process, because the condition applies to a whole process. */
async function startPseudoApp() {
  const folder = await mkdtemp(join(tmpdir(), 'pseudo-language-'));
  await cp(inject('seeds'), folder, { recursive: true });
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
  throw new Error('The app with the pseudo-language did not start.');
}

beforeAll(async () => {
  ({ url, close } = await startPseudoApp());
  visitors = await makeVisitors({ url, sandboxUrl: url });
});

afterAll(() => close());

/** Every string in an answer of the API, except enum values: showing one is a fault. */
function stringsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return /^[a-z_]*$/.test(answer) ? [] : [answer];
  return answer instanceof Object ? Object.values(answer).flatMap(stringsIn) : [];
}

it.each(routes)(
  '$id has all its texts in message files, and fits a phone when they are longer',
  async (route) => {
    const { page, responses, complaints } = await openPage(
      url + route.address(PSEUDO_LANGUAGE),
      PSEUDO_LANGUAGE,
      visitors[route.access],
    );
    const answers = await Promise.all(responses.map((response) => response.json().catch(() => null)));
    const seen = {
      address: page.url().slice(url.length),
      plainTexts: await foreignTexts(page, PSEUDO_LANGUAGE, answers.flatMap(stringsIn)),
      horizontalScrolls: await horizontalScrolls(page, [360]),
      brokenWords: await brokenWords(page, [360]),
      complaints,
    };
    await page.context().close();
    expect(seen).toEqual({
      address: route.address(PSEUDO_LANGUAGE),
      plainTexts: [],
      horizontalScrolls: [],
      brokenWords: [],
      complaints: [],
    });
  },
);
