import type { StyleCache } from './StyleCache.ts';

/** The content and the hydration marker of a `<style>`. */
export const collected = (
  cache: StyleCache,
  names: readonly string[] = Object.keys(cache.inserted),
): { mark: string; css: string } => ({
  mark: [cache.key, ...names].join(' '),
  css: names
    .map((name) => cache.inserted[name])
    .filter((rules) => typeof rules === 'string')
    .join(''),
});

/** A `<style>` with the rules of these names. */
export function writeStyleTag(cache: StyleCache, names?: readonly string[]): string {
  const { mark, css } = collected(cache, names);
  const nonce = cache.nonce ? ` nonce="${cache.nonce}"` : '';
  return `<style data-emotion="${mark}"${nonce}>${css}</style>`;
}

/**
 * The `<style>` for the head of a page rendered with `cache` on a server. Call it after the page is fully
 * rendered.
 */
export const styleTag = (cache: StyleCache): string => writeStyleTag(cache);
