import { useEffect, useState, type ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

// React Aria has no separate entry for it; bundlers tree-shake the rest.
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createStyleCache, type StyleCache } from '../styles/StyleCache.ts';
import { StyleRoot } from '../styles/StyleRoot.tsx';
import { CloseOnBackContext } from './CloseOnBackContext.ts';
import { NavigateContext } from './NavigateContext.ts';
import { NowContext } from './NowContext.ts';

export interface UiProviderProps {
  children: ReactNode;
  /**
   * BCP 47 tag for numbers, dates and the components' own texts, such as `ru-RU`. If React Aria lacks a
   * language its few texts are English, but numbers and dates still work. `ru_RU` is read as `ru-RU`; an
   * invalid tag becomes English.
   */
  locale: string;
  /** The current time in milliseconds, if that of the device may be wrong. Keep this stable. */
  now?: () => number;
  /** Navigates inside the host without a page load. Without it, links are native. */
  navigate?: (href: string) => void;
  /**
   * Whether the back button of a phone closes a dialog, a drawer or a sheet before it leaves the page. They add an entry to the
   * history for it, so a host that counts its entries turns it off. Not in another `document`.
   */
  closesOnBack?: boolean;
  /** The document to render into, if it is not the page's: styles go to its head, overlays to its body. */
  document?: Document;
  /** The selector of the part of the page that `brandCss` has given another brand: overlays open inside it. */
  within?: string;
  /** From `createStyleCache`: collects the styles of one server request. */
  cache?: StyleCache | undefined;
  /**
   * The CSP nonce of the `<style>` on a server without a `cache`. In a browser it is read from `<meta
   * property="csp-nonce" nonce="…">` in the head.
   */
  nonce?: string | undefined;
}

/** Provides the locale, the host's navigation, and the target for styles. Render one at the root of an app. */
export function UiProvider({
  children,
  locale,
  now = Date.now,
  navigate,
  closesOnBack = true,
  document: target,
  within,
  cache,
  nonce,
}: UiProviderProps) {
  const [framed] = useState(() => target && createStyleCache({ container: target.head }));
  useEffect(() => {
    // An overlay in an iframe makes the parent page inert. This attribute excludes the iframe itself.
    target?.defaultView?.frameElement?.setAttribute('data-react-aria-top-layer', 'true');
  }, [target]);
  const localized = (
    <NowContext.Provider value={now}>
      <I18nProvider locale={usableLocale(locale)}>{children}</I18nProvider>
    </NowContext.Provider>
  );
  const routed = navigate ? (
    <RouterProvider navigate={navigate}>
      <NavigateContext.Provider value={navigate}>{localized}</NavigateContext.Provider>
    </RouterProvider>
  ) : (
    localized
  );
  const containerOf = () => {
    const page = target ?? document;
    return within === undefined ? page.body : page.querySelector<HTMLElement>(within);
  };
  return (
    <StyleRoot cache={cache ?? framed} nonce={nonce}>
      <CloseOnBackContext.Provider value={closesOnBack && target === undefined}>
        {target || within ? <PortalProvider getContainer={containerOf}>{routed}</PortalProvider> : routed}
      </CloseOnBackContext.Provider>
    </StyleRoot>
  );
}

/**
 * The locale as a valid BCP 47 tag: `_` becomes `-`. An invalid tag becomes English, because `Intl` would throw
 * and crash the page.
 */
function usableLocale(locale: string): string {
  const tag = locale.replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return tag === '' ? tag : 'en-US';
  }
}
