import { brandCss } from '@meridian/ui/brand';
import { createStyleCache, styleTag, type StyleCache } from '@meridian/ui/UiProvider';
import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { page, type PageName } from './pages.tsx';
import { partner } from './partner.ts';

const folder = 'dist-development';
const template = readFileSync(`${folder}/index.html`, 'utf8');
const brand = `<style>${brandCss(partner)}</style>`;

/** The whole of a page, what loads late included. */
async function render(name: PageName, cache?: StyleCache): Promise<string> {
  const body = new PassThrough();
  const stream = renderToPipeableStream(page(name, cache), { onAllReady: () => stream.pipe(body) });
  return text(body);
}

function write(name: PageName, where: 'body' | 'head', head: string, body: string) {
  const html = template
    .replace('data-page=""', `data-page="${name}"`)
    .replace('<!-- head -->', () => brand + head)
    // Without the space around it: React takes every text for its own.
    .replace(/\s*<!-- body -->\s*/, () => body);
  writeFileSync(`${folder}/${name}-${where}.html`, html);
}

// Each page twice: with its styles after it, and with all of them in the head.
for (const name of ['embedded', 'cabinet'] as const) {
  write(name, 'body', '', await render(name));
  const cache = createStyleCache();
  const body = await render(name, cache);
  write(name, 'head', styleTag(cache), body);
}
