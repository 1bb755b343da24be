import type { ReactNode } from 'react';
import { isolate, StyleCacheContext, type StyleCache } from './StyleCache.ts';
import { styleElement } from './styled.ts';

interface StyleRootProps {
  cache: StyleCache;
  children: ReactNode;
}

/** Gives the components below their cache. On a server without one, what isolates them stands before them. */
export function StyleRoot({ cache, children }: StyleRootProps) {
  const rules = isolate(cache);
  return (
    <StyleCacheContext.Provider value={cache}>
      {rules === '' ? null : styleElement(cache, 'isolation', rules)}
      {children}
    </StyleCacheContext.Provider>
  );
}
