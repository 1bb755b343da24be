import { CacheProvider } from '@emotion/react';
import { useState, type ReactNode } from 'react';
import { createStyleCache, pageCache, type StyleCache } from './StyleCache.ts';
import { collected } from './styleTag.ts';

interface StyleRootProps {
  /** Left out for the page's own. */
  cache: StyleCache | undefined;
  /** For the styles that a server was given no cache for. */
  nonce: string | undefined;
  children: ReactNode;
}

/** Gives the components below their cache. On a server that gave none, what they need stands in the page after them. */
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
