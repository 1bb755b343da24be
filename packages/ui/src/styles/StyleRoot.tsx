import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { isolate, KEY, type StyleCache } from './StyleCache.ts';

interface StyleRootProps {
  cache: StyleCache;
  children: ReactNode;
}

/** Gives the components below their cache. On a server without one, what isolates them stands before them. */
export function StyleRoot({ cache, children }: StyleRootProps) {
  const rules = isolate(cache);
  return (
    <CacheProvider value={cache}>
      {rules === '' ? null : (
        <style
          data-emotion={`${KEY} isolation`}
          nonce={cache.nonce}
          dangerouslySetInnerHTML={{ __html: rules }}
        />
      )}
      {children}
    </CacheProvider>
  );
}
