import { AuthLayout, Logo } from '@meridian/ui';
import type { ReactNode } from 'react';
import { brand } from '../brand.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';

/** The frame of every page before the cabinet. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  return (
    <AuthLayout language={<LanguageSwitch />} logo={<Logo {...brand} />}>
      {children}
    </AuthLayout>
  );
}
