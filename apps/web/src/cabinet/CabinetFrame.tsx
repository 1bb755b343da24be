import { AvailableBalance } from '@meridian/feature-cabinet';
import { AppShell, Banner, Link, LogOutIcon, Logo } from '@meridian/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { brand } from '../brand.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { usePaths } from '../routes/paths.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { bottomBar, useNavigation } from './useNavigation.ts';

interface CabinetFrameProps {
  /** Whether the session survives a reload. */
  isPersisted: boolean;
  children: ReactNode;
}

/** The frame of every page of the cabinet. */
export function CabinetFrame({ isPersisted, children }: CabinetFrameProps) {
  const { t } = useTranslation('web');
  const paths = usePaths();
  const signOut = useSignOut();
  const sections = useNavigation();
  const title = usePageTitle();
  return (
    <AppShell
      balance={
        // The pages work without it.
        <ErrorBoundary fallback={null} onError={(error) => console.error(error)}>
          <AvailableBalance />
        </ErrorBoundary>
      }
      banner={
        !isPersisted && (
          <Banner tone="warning" title={t('notPersisted.title')}>
            {t('notPersisted.body')}
          </Banner>
        )
      }
      bottomBar={bottomBar}
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
        <Link href={paths.cabinet} aria-label={t('nav.home', { brand: brand.name })}>
          <Logo {...brand} />
        </Link>
      }
      title={title}
    >
      {children}
    </AppShell>
  );
}
