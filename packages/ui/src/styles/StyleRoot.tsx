import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { createStyleCache, pageCache, type StyleCache } from './StyleCache.ts';
import { collected } from './styleTag.ts';

interface StyleRootProps {
  /** Defaults to the cache of the page. */
  cache: StyleCache | undefined;
  /** For a server render without a cache. */
  nonce: string | undefined;
  children: ReactNode;
}

/** Provides the style cache. On a server without one, the styles are rendered after the components. */
export function StyleRoot({ cache, nonce, children }: StyleRootProps) {
  const [own] = useState(() => cache ?? pageCache ?? createStyleCache({ nonce }));
  const isLeftToUs = cache === undefined && pageCache === undefined;
  return (
    <CacheProvider value={own}>
      {children}
      {isLeftToUs ? <Collected cache={own} /> : null}
    </CacheProvider>
  );
}

function Collected({ cache }: { cache: StyleCache }) {
  const { mark, css } = collected(cache);
  return <style data-emotion={mark} nonce={cache.nonce} dangerouslySetInnerHTML={{ __html: css }} />;
}
