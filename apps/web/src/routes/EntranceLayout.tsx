import { AuthLayout, Logo } from '@meridian/ui';
import type { ReactNode } from 'react';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { PageTitle, type PageTitleProps } from './PageTitle.tsx';

interface EntranceLayoutProps extends PageTitleProps {
  children: ReactNode;
}

/** The frame of every page before the cabinet. */
export function EntranceLayout({ children, page }: EntranceLayoutProps) {
  return (
    <AuthLayout logo={<Logo />} languageSwitch={<LanguageSwitch />}>
      <PageTitle page={page} />
      {children}
    </AuthLayout>
  );
}
