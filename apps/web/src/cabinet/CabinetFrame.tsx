import { AvailableBalance } from '@meridian/feature-cabinet';
import { AppShell, Link, LogOutIcon, Logo, meridian } from '@meridian/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { usePaths } from '../routes/usePaths.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { useSections } from './useSections.ts';

/** What stands around every page of the cabinet. */
export function CabinetFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('web');
  const paths = usePaths();
  const signOut = useSignOut();
  const sections = useSections();
  const title = usePageTitle();
  return (
    <AppShell
      balance={<AvailableBalance />}
      bottomBar={['cabinet', 'refill', 'deposits', 'withdrawal']}
      footItems={[{ id: 'signOut', icon: LogOutIcon, label: t('account.signOut'), onPress: signOut }]}
      items={sections}
      labels={{
        navigation: t('nav.label'),
        skipToContent: t('nav.skip'),
        more: t('nav.more'),
        close: t('nav.close'),
      }}
      language={<LanguageSwitch />}
      logo={
        <Link href={paths.cabinet} aria-label={t('nav.home')}>
          <Logo {...meridian} />
        </Link>
      }
      title={title}
    >
      {children}
    </AppShell>
  );
}
