import { ShownBalance } from '@meridian/feature-cabinet';
import type { Schema } from '@meridian/api-client';
import { NotificationBell } from '@meridian/feature-notifications';
import { AppShell, Banner, BellIcon, Link, LogOutIcon, Logo } from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { brand } from '../brand.ts';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { usePaths } from '../routes/paths.ts';
import { updateUser } from '../session/session.ts';
import { useRefreshUser } from '../session/useRefreshUser.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ContactBanner } from './ContactBanner.tsx';
import { bottomBar, useNavigation } from './useNavigation.ts';

/** Only needed in the sheet behind "More". */
const AccountInSheet = lazy(() => import('./AccountInSheet.tsx'));

interface CabinetFrameProps {
  user: Schema<'User'>;
  /** Whether the session survives a reload. */
  isPersisted: boolean;
  children: ReactNode;
}

/** The frame of every page of the cabinet. */
export function CabinetFrame({ user, isPersisted, children }: CabinetFrameProps) {
  const { t } = useTranslation('web');
  const paths = usePaths();
  const signOut = useSignOut();
  const { items, footItems } = useNavigation();
  const { pathname } = useLocation();
  const title = usePageTitle();
  const refreshUser = useRefreshUser();
  const isAtNotifications = matchPath(paths.notifications, pathname) !== null;

  function countUnread(unread: number) {
    if (unread === user.notifications) return;
    updateUser({ notifications: unread });
    // What a new notification is about may have changed the user, such as a subscription.
    if (unread > user.notifications) refreshUser();
  }
  return (
    <AppShell
      account={<AccountMenu user={user} />}
      balance={
        <Dispensable>
          <ShownBalance />
        </Dispensable>
      }
      banner={
        <>
          {!isPersisted && (
            <Banner tone="warning" title={t('notPersisted.title')}>
              {t('notPersisted.body')}
            </Banner>
          )}
          <ContactBanner key={`${user.phoneConfirmed}`} user={user} />
        </>
      }
      bottomBar={bottomBar}
      footItems={[
        ...footItems,
        { id: 'signOut', icon: LogOutIcon, label: t('account.signOut'), onPress: signOut },
      ]}
      items={items}
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
      moreFoot={
        <Dispensable>
          <Suspense fallback={null}>
            <AccountInSheet user={user} />
          </Suspense>
        </Dispensable>
      }
      moreItems={[
        {
          id: 'notifications',
          icon: BellIcon,
          href: paths.notifications,
          label:
            user.notifications === 0
              ? t('account.notifications')
              : t('account.notificationsUnread', { count: user.notifications }),
          isCurrent: isAtNotifications,
        },
      ]}
      notifications={
        <Dispensable>
          <NotificationBell
            href={paths.notifications}
            initialUnread={user.notifications}
            isCurrent={isAtNotifications}
            onChange={countUnread}
          />
        </Dispensable>
      }
      title={title}
    >
      {children}
    </AppShell>
  );
}

/** A part of the frame that the pages work without. */
function Dispensable({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary fallback={null} onError={(error) => console.error(error)}>
      {children}
    </ErrorBoundary>
  );
}
