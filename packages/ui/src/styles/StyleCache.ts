import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache';
import { isolation } from './isolation.ts';

/** Where the styles of components go: a document, or on a server the text that `styleTag` makes of them. */
export type StyleCache = EmotionCache;

export interface StyleCacheOptions {
  /** The head of another document, such as that of an iframe. */
  container?: Node;
  /** What the page's content security policy asks of a `<style>`. */
  nonce?: string;
}

const isBrowser = typeof document !== 'undefined';

/** Every class of ours starts with this; `isolation.ts` asks for it. */
export const KEY = 'mn';

/** No page has an element without a name for an id, so this only adds an id's weight to the selector. */
const weighty: StylisPlugin = ({ type, props }) => {
  if (type !== 'rule' || !Array.isArray(props)) return;
  for (const [index, selector] of props.entries()) {
    props[index] = selector.replace(/\.mn-[\w-]+/, String.raw`$&:not(#\#)`);
  }
};

// One array for all caches: Emotion keeps what it has parsed for a server by it.
const plugins = [weighty];

function create({ container, nonce }: StyleCacheOptions = {}): StyleCache {
  // A cache looks through the page for what a server has rendered for its key; only the page's own may take that.
  const key = container ? `${KEY}-in` : KEY;
  return createCache({
    key,
    stylisPlugins: plugins,
    ...(container && { container }),
    ...(nonce && { nonce }),
  });
}

/** Inserts rules once; on a server the text that has to stand in the page, if it is not collected for the head. */
export function insertOnce(cache: StyleCache, name: string, selector: string, css: string): string {
  if (cache.inserted[name] !== undefined) return '';
  return cache.insert(selector, { name, styles: css }, cache.sheet, true) ?? '';
}

export const isolate = (cache: StyleCache) => insertOnce(cache, 'isolation', '', isolation);

/** A cache for another document, for a nonce, or for one request to a server; `UiProvider` takes it as `cache`. */
export function createStyleCache(options?: StyleCacheOptions): StyleCache {
  const cache = create(options);
  if (!isBrowser) cache.compat = true;
  isolate(cache);
  return cache;
}

/** The text of the `<style>` for the head of a page that was rendered with `cache` on a server. */
export function styleTag(cache: StyleCache): string {
  const nonce = cache.nonce ? ` nonce="${cache.nonce}"` : '';
  const names = Object.keys(cache.inserted).join(' ');
  const css = Object.values(cache.inserted)
    .filter((rules) => typeof rules === 'string')
    .join('');
  return `<style data-emotion="${KEY} ${names}"${nonce}>${css}</style>`;
}

// Made while the module loads: what the server has rendered moves to the head before React looks at the body.
const pageCache = isBrowser ? createStyleCache() : undefined;

/** A cache whose rules stand in the page beside what they are for, where a server gave none to `UiProvider`. */
export const createInlineCache = (): StyleCache => pageCache ?? create();
