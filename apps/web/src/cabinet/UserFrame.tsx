import type { Schema } from '@meridian/api-client';
import { DisplayCurrencyProvider } from '@meridian/display-currency';
import { ShownBalance } from '@meridian/feature-cabinet';
import { NotificationBell } from '@meridian/feature-notifications';
import { CabinetFrame } from '@meridian/frame';
import { translatePath } from '@meridian/frame/paths';
import { getScreen } from '@meridian/frame/screens';
import { isTimeZoneKnown } from '@meridian/i18n';
import { SupportRequests } from '@meridian/problem';
import { Banner, type MenuEntry } from '@meridian/ui';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { messages as frameMessages } from '@meridian/frame/messages';
import { brand } from '#brand';
import { LanguageSwitch } from '../language/LanguageSwitch.tsx';
import { useLanguage } from '../language/useLanguage.ts';
import { OfflineNotice } from '../offline/OfflineNotice.tsx';
import { usePaths } from '../routes/paths.ts';
import { usePageTitle } from '../routes/usePageTitle.ts';
import { useRouteMatch } from '../routes/useRouteMatch.ts';
import { chooseScheme, useScheme } from '../scheme/scheme.ts';
import { updateUser } from '../session/session.ts';
import { useRefreshUser } from '../session/useRefreshUser.ts';
import { useRememberLanguage } from '../session/useRememberLanguage.ts';
import { useSignOut } from '../session/useSignOut.ts';
import { AccountBanners } from './AccountBanners.tsx';
import { EmailBanner } from './EmailBanner.tsx';
import { hideAmounts } from './hiddenAmounts.ts';
import { useAreAmountsHidden } from './useAreAmountsHidden.ts';
import { useExpectedCapabilities } from './useCapabilities.ts';

/** Only needed in the open account menu. */
const DisplayCurrencyGroup = lazy(() => import('./DisplayCurrencyGroup.tsx'));

/** Only needed in the sheet of a phone. */
const DisplayCurrencySwitch = lazy(() => import('./DisplayCurrencySwitch.tsx'));

interface UserFrameProps {
  user: Schema<'User'>;
  /** Whether the session survives a reload. */
  isPersisted: boolean;
  children: ReactNode;
}

/** The frame of every page of the cabinet, for the signed-in user. */
export function UserFrame({ user, isPersisted, children }: UserFrameProps) {
  const { t } = useTranslation(frameMessages);
  const paths = usePaths();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const rememberLanguage = useRememberLanguage();
  const refreshUser = useRefreshUser();
  const match = useRouteMatch();
  const capabilities = useExpectedCapabilities();
  const isMoneyForm = match !== null && getScreen(match.id).isMoneyForm === true;
  const [wasMenuOpened, setMenuOpened] = useState(false);
  const code = user.displayCurrency;
  const [currencies, setCurrencies] = useState<MenuEntry>();
  const address = pathname.replace(/\/$/, '');

  function countUnread(unread: number) {
    if (unread === user.notifications) return;
    updateUser({ notifications: unread });
    // What a new notification is about may have changed the user, such as a subscription.
    if (unread > user.notifications) refreshUser();
  }
  return (
    <CabinetFrame
      brand={brand}
      user={user}
      hrefs={paths}
      address={address}
      title={usePageTitle()}
      capabilities={capabilities}
      taskOf={match ? getScreen(match.id).taskOf : undefined}
      isMoneyForm={isMoneyForm}
      // The home starts with the balance itself.
      balance={match?.id !== 'cabinet' && <ShownBalance />}
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
          <AccountBanners user={user} />
          <OfflineNotice userId={user.id} />
          <EmailBanner user={user} />
        </>
      }
      notifications={
        <NotificationBell
          href={paths.notifications}
          initialUnread={user.notifications}
          isCurrent={address === paths.notifications}
          onChange={countUnread}
        />
      }
      lateChoices={code !== undefined && currencies ? [currencies] : []}
      onOpenChange={() => setMenuOpened(true)}
      areAmountsHidden={useAreAmountsHidden()}
      onHideAmounts={hideAmounts}
      language={language}
      onLanguageChange={(chosen) => {
        rememberLanguage(chosen);
        void navigate(translatePath(pathname, chosen) + search);
      }}
      languageSwitch={<LanguageSwitch />}
      displayCurrencySwitch={code !== undefined && <DisplayCurrencySwitch code={code} />}
      scheme={useScheme()}
      onSchemeChange={chooseScheme}
      onSignOut={useSignOut()}
    >
      {wasMenuOpened && code !== undefined && (
        <Suspense fallback={null}>
          <DisplayCurrencyGroup code={code} onChange={setCurrencies} />
        </Suspense>
      )}
      {/* Nothing that is rounded stands where money moves. */}
      <DisplayCurrencyProvider code={isMoneyForm ? undefined : code}>
        <SupportRequests newRequestHref={capabilities.support ? paths.newSupportRequest : undefined}>
          {children}
        </SupportRequests>
      </DisplayCurrencyProvider>
    </CabinetFrame>
  );
}
