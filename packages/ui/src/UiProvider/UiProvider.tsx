import { useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

// No entry of its own has it; a bundler drops all the rest, to the byte.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createStyleCache, type StyleCache } from '../styles/StyleCache.ts';
import { StyleRoot } from '../styles/StyleRoot.tsx';
import { NavigateContext } from './NavigateContext.ts';

export interface UiProviderProps {
  children: ReactNode;
  /**
   * BCP 47 tag by which numbers, dates and the components' own words are written, such as `ru-RU`. Where React Aria
   * has no words of a language, its own few are English; numbers and dates are the browser's and so know nearly all.
   * `ru_RU` is read as `ru-RU`; what is no tag is English.
   */
  locale: string;
  /** Goes to an address inside the host without loading a page. Without it, links are ordinary links. */
  navigate?: (href: string) => void;
  /** The document that the tree is rendered into, where it is not the page's: styles go to its head, overlays to its body. */
  document?: Document;
  /** From `createStyleCache`: collects the styles of one request on a server. */
  cache?: StyleCache;
  /**
   * What the page's content security policy asks of a `<style>`, on a server without a `cache`. In a browser the page
   * has said it: `<meta property="csp-nonce" nonce="…">` in its head, where React Aria looks for it, too.
   */
  nonce?: string;
}

/** Tells every component below the locale, how the host changes its address, and where styles go. One at the root of an app. */
export function UiProvider({ children, locale, navigate, document: target, cache, nonce }: UiProviderProps) {
  const [framed] = useState(() => target && createStyleCache({ container: target.head }));
  useEffect(() => {
    // What opens in a frame makes the page around it inert. By this mark React Aria spares the frame itself.
    target?.defaultView?.frameElement?.setAttribute('data-react-aria-top-layer', 'true');
  }, [target]);
  const localized = <I18nProvider locale={usableLocale(locale)}>{children}</I18nProvider>;
  const routed = navigate ? (
    <RouterProvider navigate={navigate}>
      <NavigateContext.Provider value={navigate}>{localized}</NavigateContext.Provider>
    </RouterProvider>
  ) : (
    localized
  );
  return (
    <StyleRoot cache={cache ?? framed} nonce={nonce}>
      {target ? <PortalProvider getContainer={() => target.body}>{routed}</PortalProvider> : routed}
    </StyleRoot>
  );
}

/**
 * The tag as `Intl` takes it: with the `_` that servers write made a `-`. One that is no tag at all becomes English, since
 * every number and date would throw at it and take the page down.
 */
function usableLocale(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag === '' ? tag : 'en-US';
  }
}
