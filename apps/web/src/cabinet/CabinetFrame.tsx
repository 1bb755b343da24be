import { ShownBalance } from '@meridian/feature-cabinet';
import type { Schema } from '@meridian/api-client';
import { isTimeZoneKnown } from '@meridian/i18n';
import { NotificationBell } from '@meridian/feature-notifications';
import {
  AmountPrivacy,
  AppShell,
  Banner,
  BellIcon,
  EyeIcon,
  EyeOffIcon,
  Link,
  LogOutIcon,
  Logo,
} from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { brand } from '#brand';
import { OfflineNotice } from '../offline/OfflineNotice.tsx';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { usePaths } from '../routes/paths.ts';
import { routeOf } from '../routes/routes.ts';
import { useRouteMatch } from '../routes/useRouteMatch.ts';
import { updateUser } from '../session/session.ts';
import { useRefreshUser } from '../session/useRefreshUser.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ClosingBanner } from './ClosingBanner.tsx';
import { ContactBanner } from './ContactBanner.tsx';
import { hideAmounts, useAreAmountsHidden } from './hiddenAmounts.ts';
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
  const areHidden = useAreAmountsHidden();
  const hiddenLabel = areHidden ? t('amounts.hidden') : undefined;
  const match = useRouteMatch();
  const isForm = match !== null && routeOf(match.id).isMoneyForm === true;
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
      // The home starts with the balance itself.
      balance={
        match?.id !== 'cabinet' && (
          <Dispensable>
            <AmountPrivacy hiddenLabel={hiddenLabel}>
              <ShownBalance />
            </AmountPrivacy>
          </Dispensable>
        )
      }
      banner={
        <>
          {!isPersisted && (
            <Banner tone="warning" title={t('notPersisted.title')}>
              {t('notPersisted.body')}
            </Banner>
          )}
          {!isTimeZoneKnown() && (
            <Banner tone="info" title={t('noTimeZone.title')}>
              {t('noTimeZone.body')}
            </Banner>
          )}
          {user.closingDate && <ClosingBanner closingDate={user.closingDate} />}
          <OfflineNotice userId={user.id} />
          <ContactBanner key={`${user.phoneConfirmed}`} user={user} />
        </>
      }
      bottomBar={bottomBar}
      footItems={footItems}
      items={items}
      labels={{
        navigation: t('nav.label'),
        skipToContent: t('nav.skip'),
        more: t('nav.more'),
        close: t('nav.close'),
      }}
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
        {
          id: 'amounts',
          icon: areHidden ? EyeIcon : EyeOffIcon,
          label: t(areHidden ? 'amounts.show' : 'amounts.hide'),
          onPress: () => hideAmounts(!areHidden),
        },
        { id: 'signOut', icon: LogOutIcon, label: t('account.signOut'), onPress: signOut },
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
      <AmountPrivacy hiddenLabel={isForm ? undefined : hiddenLabel}>{children}</AmountPrivacy>
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
