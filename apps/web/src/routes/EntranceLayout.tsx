import { EntranceFrame } from '@meridian/frame/entrance';
import type { ReactNode } from 'react';
import { brand } from '#brand';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { usePaths } from './paths.ts';
import { useAddress } from './useAddress.ts';

/** The frame of every page before the cabinet. Its link to the home keeps who has invited the guest. */
export function EntranceLayout({ children }: { children: ReactNode }) {
  const { home } = usePaths();
  const inviter = new URLSearchParams(useAddress().search).get('inviter');
  const homeHref = inviter === null ? home : `${home}?${new URLSearchParams({ inviter })}`;
  return (
    <EntranceFrame brand={brand} homeHref={homeHref} languageSwitch={<LanguageSwitch />}>
      {children}
    </EntranceFrame>
  );
}
