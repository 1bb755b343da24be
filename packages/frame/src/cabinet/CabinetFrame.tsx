import {
  AmountPrivacy,
  AppShell,
  BellIcon,
  EyeIcon,
  EyeOffIcon,
  Link,
  Logo,
  LogOutIcon,
  type LogoProps,
} from '@meridian/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useTranslation } from 'react-i18next';
import { FindButton } from '../find/FindButton.tsx';
import { messages } from '../messages.ts';
import type { Capability, Screen, ScreenId } from '../screens.ts';
import { AccountMenu, type AccountMenuProps } from './AccountMenu.tsx';
import { bottomBar, useNavigation } from './useNavigation.ts';

/** Only needed in the sheet behind "More". */
const AccountInSheet = lazy(() => import('./AccountInSheet.tsx'));

export interface CabinetFrameProps extends Omit<AccountMenuProps, 'settingsHref' | 'user'> {
  brand: LogoProps;
  user: {
    readonly login: string;
    readonly email: string;
    /** The number of unread notifications. */
    readonly notifications: number;
  };
  hrefs: Readonly<Record<ScreenId, string>>;
  /** The address of the shown page, written as the `hrefs`: without a slash at the end. */
  address: string;
  title: string;
  capabilities: Readonly<Record<Capability, boolean>>;
  /** The screen that leaves this one, if it is a task. */
  taskOf: Screen['taskOf'];
  /** A form of money shows its amounts even to those who have hidden amounts. */
  isMoneyForm: boolean;
  /** The balance in the top bar. */
  balance: ReactNode;
  /** Notices above the page. */
  banner?: ReactNode;
  /** The bell in the top bar. */
  notifications: ReactNode;
  /** Links to the page in the other languages. */
  languageSwitch: ReactNode;
  /** Chooses the display currency in the sheet behind "More". Nothing where this part of the product is off. */
  displayCurrencySwitch?: ReactNode;
  children: ReactNode;
}

/** The frame of every page of the cabinet. It makes no calls. */
export function CabinetFrame({
  brand,
  user,
  hrefs,
  address,
  title,
  capabilities,
  taskOf,
  isMoneyForm,
  balance,
  banner,
  notifications,
  languageSwitch,
  displayCurrencySwitch,
  children,
  ...account
}: CabinetFrameProps) {
  const { t } = useTranslation(messages);
  const { areAmountsHidden, onHideAmounts, onSchemeChange, onSignOut } = account;
  const { items, footItems } = useNavigation({ hrefs, address, capabilities });
  const hiddenLabel = areAmountsHidden ? t('amounts.hidden') : undefined;
  return (
    <AppShell
      account={<AccountMenu {...account} user={user} settingsHref={hrefs.settings} />}
      back={taskOf && { href: hrefs[taskOf], label: t('nav.back', { title: t(`title.${taskOf}`) }) }}
      balance={
        balance && (
          <Dispensable>
            <AmountPrivacy hiddenLabel={hiddenLabel}>{balance}</AmountPrivacy>
          </Dispensable>
        )
      }
      banner={banner}
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
        <Link href={hrefs.cabinet} aria-label={t('nav.home', { brand: brand.name })}>
          <Logo {...brand} />
        </Link>
      }
      moreFoot={
        <Dispensable>
          <Suspense fallback={null}>
            <AccountInSheet
              user={user}
              languageSwitch={languageSwitch}
              displayCurrencySwitch={displayCurrencySwitch}
              onSchemeChange={onSchemeChange}
            />
          </Suspense>
        </Dispensable>
      }
      moreItems={[
        {
          id: 'notifications',
          icon: BellIcon,
          href: hrefs.notifications,
          label:
            user.notifications === 0
              ? t('account.notifications')
              : t('account.notificationsUnread', { count: user.notifications }),
          isCurrent: address === hrefs.notifications,
        },
        {
          id: 'amounts',
          icon: areAmountsHidden ? EyeIcon : EyeOffIcon,
          label: t(areAmountsHidden ? 'amounts.show' : 'amounts.hide'),
          onPress: () => onHideAmounts(!areAmountsHidden),
        },
        { id: 'signOut', icon: LogOutIcon, label: t('account.signOut'), onPress: onSignOut },
      ]}
      notifications={
        <>
          {capabilities.search && (
            <Dispensable>
              <FindButton hrefs={hrefs} capabilities={capabilities} />
            </Dispensable>
          )}
          <Dispensable>{notifications}</Dispensable>
        </>
      }
      title={title}
    >
      <AmountPrivacy hiddenLabel={isMoneyForm ? undefined : hiddenLabel}>{children}</AmountPrivacy>
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
