import { brandCss } from '@meridian/ui/brand';
import { createStyleCache, styleStream, styleTag } from '@meridian/ui/UiProvider';
import { readFileSync, writeFileSync } from 'node:fs';
import { PassThrough, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { arrive } from './arrival.ts';
import { page, type PageName } from './pages.tsx';
import { partner } from './partner.ts';

const folder = 'dist-development';
const template = readFileSync(`${folder}/index.html`, 'utf8');
/** As in `vite.config.ts`. A real server uses a new nonce per request. */
const nonce = 'harbour';
const brand = `<style nonce="${nonce}">${brandCss(partner)}</style>`;

/** The whole page, including lazy parts. */
async function render(element: ReactElement): Promise<string> {
  const body = new PassThrough();
  const stream = renderToPipeableStream(element, { onAllReady: () => stream.pipe(body) });
  return text(body);
}

/** The HTML before and after the body. */
function around(name: PageName, head: string): [before: string, after: string] {
  const html = template
    .replace('data-page=""', `data-page="${name}"`)
    .replace('<!-- head -->', () => brand + head);
  // Without surrounding white space, which React would hydrate as text.
  const [before = '', after = ''] = html.split(/\s*<!-- body -->\s*/);
  return [before, after];
}

function write(name: PageName, where: 'body' | 'head', head: string, body: string) {
  writeFileSync(`${folder}/${name}-${where}.html`, around(name, head).join(body));
}

// Each page twice: with styles after the markup, and with styles in the head.
for (const name of ['embedded', 'cabinet'] as const) {
  write(name, 'body', '', await render(page(name, { nonce })));
  const cache = createStyleCache({ nonce });
  const body = await render(page(name, { cache }));
  write(name, 'head', styleTag(cache), body);
}

// And once streamed in parts.
const cache = createStyleCache({ nonce });
const { readable, writable } = styleStream(cache);
const stream = renderToPipeableStream(page('streamed', { cache }), {
  onShellReady: () => stream.pipe(Writable.fromWeb(writable)),
});
const parts: string[] = [];
const decoder = new TextDecoder();
for await (const part of readable) {
  parts.push(decoder.decode(part));
  arrive();
}
const [before, after] = around('streamed', '');
writeFileSync('streamed.txt', [before, ...parts, after].join('\0'));
