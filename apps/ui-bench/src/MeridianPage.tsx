import { GlobalStyles, UiProvider } from '@meridian/ui';
import type { ReactNode } from 'react';

/** The providers that a host needs; the brand is in the head. */
export const MeridianPage = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en-US">
    <GlobalStyles />
    {children}
  </UiProvider>
);
