import type { StyleCache } from '@meridian/ui';

/** The rules that a cache collected, and their names, so that Emotion in the browser does not insert them again. */
export function readStyles(cache: StyleCache): { css: string; names: string } {
  const rules = Object.values(cache.inserted).filter((rule) => typeof rule === 'string');
  return { css: rules.join('\n'), names: [cache.key, ...Object.keys(cache.inserted)].join(' ') };
}
