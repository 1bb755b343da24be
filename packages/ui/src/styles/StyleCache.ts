import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { isolation, specificity } from './isolation.ts';
import { findNonce } from './findNonce.ts';

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

const ourClass = /\.mn-[\w-]+/g;

/** Adds the weight to our class in each selector. */
const raiseSpecificity: StylisPlugin = (element) => {
  if (element.type !== 'rule') return;
  element.props = [element.props].flat().map((selector) => selector.replace(ourClass, `$&${specificity}`));
};

/** Without Emotion's prefixer, which no supported browser needs. One list, by which Emotion caches rules on a server. */
const stylisPlugins = [raiseSpecificity];

const pageNonce = (container?: Node) =>
  isBrowser ? findNonce(container?.ownerDocument ?? document) : undefined;

/** A style cache for one server request, or for another document. Pass it to `UiProvider` as `cache`. */
export function createStyleCache({
  container,
  nonce = pageNonce(container),
}: StyleCacheOptions = {}): StyleCache {
  const cache = createCache({
    // An Emotion cache hydrates server styles of its key; only the cache of the page may do that.
    key: container ? `${KEY}-in` : KEY,
    stylisPlugins,
    ...(container && { container }),
    ...(nonce && { nonce }),
  });
  // On a server Emotion writes styles next to their elements. React Aria renders collections into a
  // `<template>`, where styles have no effect, so they are collected instead.
  cache.compat = true;
  if (cache.inserted.isolation === undefined) {
    cache.inserted.isolation = isBrowser || isolation.join('');
    if (isBrowser) for (const rule of isolation) cache.sheet.insert(rule);
  }
  return cache;
}

// Created at module load: server-rendered styles must move to the head before React hydrates the body.
export const pageCache = isBrowser ? createStyleCache() : undefined;
