import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';

export interface UiProviderProps {
  children: ReactNode;
  /** BCP 47 tag by which numbers, dates and the components' own words are written, such as `ru-RU`. */
  locale: string;
  /** Goes to an address inside the host without loading a page. Without it, links are ordinary links. */
  navigate?: (href: string) => void;
}

/** Tells every component below the locale, and how the host changes its address. One at the root of an app. */
export function UiProvider({ children, locale, navigate }: UiProviderProps) {
  const localized = <I18nProvider locale={locale}>{children}</I18nProvider>;
  return navigate ? <RouterProvider navigate={navigate}>{localized}</RouterProvider> : localized;
}
