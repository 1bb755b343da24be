import { pageParts } from '@meridian/page-parts';
import { defaultTreeAdapter, type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, it } from 'vitest';
import { brand } from '@meridian/web/pseudo-brand';
import { renderSources } from './renderSources.ts';

const readAloud = new Set(['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'content']);

/** All texts of a page, and those for screen readers and search engines. */
function textsOf(node: DefaultTreeAdapterTypes.ParentNode): string[] {
  return node.childNodes.flatMap((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return [child.value];
    if (!defaultTreeAdapter.isElementNode(child)) return [];
    const { tagName, attrs } = child;
    const isForeign = tagName !== 'html' && attrs.some(({ name }) => name === 'lang');
    // Samples in skeletons are invisible and only have a size.
    const isSample = attrs.some(({ name }) => name === 'data-shape' || name === pageParts.ofUser);
    if (isForeign || isSample || ['script', 'style', 'code', 'data', 'time'].includes(tagName)) return [];
    const isText =
      tagName !== 'meta' || attrs.some(({ value }) => /^(description|og:(title|description))$/.test(value));
    const spoken = isText ? attrs.filter(({ name }) => readAloud.has(name)).map(({ value }) => value) : [];
    return [...spoken, ...textsOf(child)];
  });
}

/** Names that no language translates. */
const names = new RegExp(`\\b(${brand.name}|USDT|BTC|ETH|JavaScript|Telegram)\\b`, 'g');

it('has no text outside the message files on a static page', async () => {
  const pages = [...(await renderSources({ conditions: ['pseudo'], language: 'en-XA' }))].filter(([file]) =>
    /^en-XA\/.*\.html$/.test(file),
  );
  const plain = pages.flatMap(([file, html]) =>
    // With scripting, the content of `noscript` would be one text.
    textsOf(parse(html, { scriptingEnabled: false }))
      .filter((text) => /[A-Za-z]{2}/.test(text.replaceAll(names, '')))
      .map((text) => `${file}: ${text}`),
  );
  expect(pages.length).toBeGreaterThan(12);
  expect(plain).toEqual([]);
});
