import { GlobalStyles, UiProvider } from '@meridian/ui';
import type { ReactNode } from 'react';

/** What a host puts around our components; the brand's values are in the head. */
export const MeridianPage = ({ children }: { children: ReactNode }) => (
  <UiProvider locale="en-US">
    <GlobalStyles />
    {children}
  </UiProvider>
);
