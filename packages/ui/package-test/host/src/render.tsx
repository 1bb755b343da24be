import { brandCss } from '@meridian/ui/brand';
import { createStyleCache, styleTag, type StyleCache } from '@meridian/ui/UiProvider';
import { writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { page } from './pages.tsx';
import { partner } from './partner.ts';

/** The whole of a page, what loads late included. */
async function render(name: string, cache?: StyleCache): Promise<string> {
  const body = new PassThrough();
  const stream = renderToPipeableStream(page(name, cache), { onAllReady: () => stream.pipe(body) });
  return text(body);
}

const brand = `<style>${brandCss(partner)}</style>`;
const rendered = [];

/** Each page twice: with its styles after it, and with all of them in the head. */
for (const name of ['embedded', 'cabinet']) {
  const cache = createStyleCache();
  const collected = await render(name, cache);
  rendered.push(
    { name, styles: 'body', head: brand, body: await render(name) },
    { name, styles: 'head', head: brand + styleTag(cache), body: collected },
  );
}
writeFileSync('dist/rendered.json', JSON.stringify(rendered));
