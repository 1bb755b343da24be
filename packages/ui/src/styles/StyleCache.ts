import createCache, { type EmotionCache } from '@emotion/cache';
import { isolation, weight } from './isolation.ts';
import { nonceOf } from './nonceOf.ts';
import { ownTemplates } from './ownTemplates.ts';

/** Where the styles of components go: a document, or on a server the text that `styleTag` makes of them. */
export type StyleCache = EmotionCache;

export interface StyleCacheOptions {
  /** The head of another document, such as that of an iframe. */
  container?: Node | undefined;
  /** What the content security policy asks of a `<style>`; in a browser that of the document's `csp-nonce` unless said. */
  nonce?: string | undefined;
}

const isBrowser = typeof document !== 'undefined';

/** Every class of ours starts with this; `isolation.ts` asks for it. */
const KEY = 'mn';

const pageNonce = (container?: Node) =>
  isBrowser ? nonceOf(container?.ownerDocument ?? document) : undefined;

function create({ container, nonce = pageNonce(container) }: StyleCacheOptions = {}): StyleCache {
  // A cache looks through the page for what a server has rendered for its key; only the page's own may take that.
  const key = container ? `${KEY}-in` : KEY;
  const cache = createCache({ key, ...(container && { container }), ...(nonce && { nonce }) });
  const { insert } = cache;
  cache.insert = (selector, template, sheet, shouldCache) => {
    const weighted = selector && selector + weight;
    const isAnimation = template.styles.startsWith('@keyframes');
    if (!isAnimation && !ownTemplates.has(template.name))
      return insert(weighted, template, sheet, shouldCache);
    const rule = isAnimation ? template.styles : `${weighted}{${template.styles}}`;
    if (isBrowser) sheet.insert(rule);
    if (shouldCache) cache.inserted[template.name] = isBrowser || rule;
  };
  return cache;
}

/** A cache for one request to a server, or for another document; `UiProvider` takes it as `cache`. */
export function createStyleCache(options?: StyleCacheOptions): StyleCache {
  const cache = create(options);
  // On a server Emotion would set rules beside what they are for. React Aria renders its lists into a `<template>`,
  // where rules do nothing and where no browser finds them again: they are collected instead.
  if (!isBrowser) cache.compat = true;
  if (cache.inserted.isolation === undefined) {
    cache.inserted.isolation = isBrowser || isolation.join('');
    if (isBrowser) for (const rule of isolation) cache.sheet.insert(rule);
  }
  return cache;
}

// Made while the module loads: what a server has rendered moves to the head before React looks at the body.
export const pageCache = isBrowser ? createStyleCache() : undefined;
