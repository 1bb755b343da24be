import type { StyleCache } from './StyleCache.ts';

/** What a `<style>` has to have in it, and its mark by which a browser takes it over. */
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

/** A `<style>` of the rules that have these names. */
export function tagOf(cache: StyleCache, names?: readonly string[]): string {
  const { mark, css } = collected(cache, names);
  const nonce = cache.nonce ? ` nonce="${cache.nonce}"` : '';
  return `<style data-emotion="${mark}"${nonce}>${css}</style>`;
}

/** The `<style>` for the head of a page that was rendered with `cache` on a server, once all of it is rendered. */
export const styleTag = (cache: StyleCache): string => tagOf(cache);
