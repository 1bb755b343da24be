import createCache, { type EmotionCache } from '@emotion/cache';
import { isolation, weight } from './isolation.ts';
import { nonceOf } from './nonceOf.ts';
import { ownTemplates } from './ownTemplates.ts';

/** Collects the styles of components: into a document, or on a server into the text that `styleTag` returns. */
export type StyleCache = EmotionCache;

export interface StyleCacheOptions {
  /** The head of another document, such as an iframe's. */
  container?: Node | undefined;
  /** The CSP nonce of the `<style>`. In a browser it defaults to the document's `csp-nonce`. */
  nonce?: string | undefined;
}

const isBrowser = typeof document !== 'undefined';

/** The prefix of all our class names. `isolation.ts` matches it. */
const KEY = 'mn';

const pageNonce = (container?: Node) =>
  isBrowser ? nonceOf(container?.ownerDocument ?? document) : undefined;

function create({ container, nonce = pageNonce(container) }: StyleCacheOptions = {}): StyleCache {
  // An Emotion cache hydrates server styles of its key; only the cache of the page may do that.
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

/** A style cache for one server request, or for another document. Pass it to `UiProvider` as `cache`. */
export function createStyleCache(options?: StyleCacheOptions): StyleCache {
  const cache = create(options);
  // On a server Emotion writes styles next to their elements. React Aria renders collections into a
  // `<template>`, where styles have no effect, so they are collected instead.
  if (!isBrowser) cache.compat = true;
  if (cache.inserted.isolation === undefined) {
    cache.inserted.isolation = isBrowser || isolation.join('');
    if (isBrowser) for (const rule of isolation) cache.sheet.insert(rule);
  }
  return cache;
}

// Created at module load: server-rendered styles must move to the head before React hydrates the body.
export const pageCache = isBrowser ? createStyleCache() : undefined;
