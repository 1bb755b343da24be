import { byLanguage } from '@meridian/i18n';
import {
  Amount,
  AppShell,
  ArrowDownToLineIcon,
  ArrowLeftRightIcon,
  ArrowUpFromLineIcon,
  AuthLayout,
  AvatarButton,
  BellIcon,
  GiftIcon,
  Inline,
  LayoutDashboardIcon,
  Link,
  ListIcon,
  Logo,
  LogOutIcon,
  plain,
  SettingsIcon,
  SproutIcon,
  Stack,
  Text,
  TopBarLink,
  UsersIcon,
} from '@meridian/ui';
import type { ReactNode } from 'react';
import { EntranceStory } from '../../packages/features/auth/src/entrance/EntranceStory.tsx';
import { PublicFrame } from '../../packages/features/content/src/frame/PublicFrame.tsx';
import type {} from '../../packages/features/content/src/messages.ts';
import type {} from '../../packages/features/settings/src/messages.ts';
import { SettingsLayout } from '../../packages/features/settings/src/frame/SettingsLayout.tsx';
import { ProblemGroup } from '../../packages/problem/src/ProblemGroup.tsx';
import { useSay } from '../useSay.ts';
import { type FrameWords, frameWords } from './frameWords.ts';
import { screenOf, screens, type ScreenId } from './screens.ts';
import { siteLinks } from './siteLinks.ts';
import { useSettingsEntries } from './useSettingsEntries.ts';

const icons = {
  dashboard: LayoutDashboardIcon,
  arrowDown: ArrowDownToLineIcon,
  arrowUp: ArrowUpFromLineIcon,
  exchange: ArrowLeftRightIcon,
  sprout: SproutIcon,
  list: ListIcon,
  users: UsersIcon,
  gift: GiftIcon,
  settings: SettingsIcon,
};

const sections = Object.entries(screens).flatMap(([id, screen]) =>
  'navigation' in screen ? [{ id, path: screen.path, isAtFoot: false, ...screen.navigation }] : [],
);
const bottomBar = sections.filter(({ isInBottomBar }) => isInBottomBar).map(({ id }) => id);

const useFrameWords = () => useSay()<FrameWords>(frameWords.en, frameWords.ru);

interface ShellProps {
  title: string;
  /** The path of the page, which marks its section. */
  path: string;
  /** The home starts with the balance itself. */
  hasBalance: boolean;
  children: ReactNode;
}

/** The frame of the cabinet with a person who does not change. It makes no calls: a story mocks those of its page. */
function Shell({ title, path, hasBalance, children }: ShellProps) {
  const say = useSay();
  const words = useFrameWords();
  const items = sections.map(({ id, icon, label, isAtFoot, path: ownPath }) => ({
    isAtFoot,
    item: {
      id,
      icon: icons[icon],
      label: words.section[label],
      href: `#${id}`,
      isCurrent: id === 'cabinet' ? path === ownPath : path.startsWith(ownPath.replace(/\/:.*/, '')),
    },
  }));
  return (
    <AppShell
      account={
        <AvatarButton name="annapetrova" label={say('Account of annapetrova', 'Аккаунт annapetrova')} />
      }
      balance={
        hasBalance && (
          <Inline isUnbroken align="baseline">
            <Text isInline tone="muted">
              {say('Available', 'Доступно')}
            </Text>
            <Text isInline weight="medium">
              <Amount value={{ amount: '2450.75', currency: 'USDT' }} precision="glance" />
            </Text>
          </Inline>
        )
      }
      bottomBar={bottomBar}
      items={items.filter(({ isAtFoot }) => !isAtFoot).map(({ item }) => item)}
      footItems={items.filter(({ isAtFoot }) => isAtFoot).map(({ item }) => item)}
      labels={{
        navigation: words.nav.label,
        skipToContent: words.nav.skip,
        more: words.nav.more,
        close: words.nav.close,
      }}
      logo={<Logo {...plain} />}
      moreItems={[
        { id: 'notifications', icon: BellIcon, label: words.account.notifications, href: '#notifications' },
        { id: 'signOut', icon: LogOutIcon, label: words.account.signOut, onPress: () => {} },
      ]}
      notifications={
        <TopBarLink
          icon={BellIcon}
          label={say('Notifications: 3 unread', 'Уведомления: 3 непрочитанных')}
          href="#notifications"
          count="3"
        />
      }
      title={title}
    >
      {children}
    </AppShell>
  );
}

/** The frame of the pages before the cabinet. */
function Entrance({ children }: { children: ReactNode }) {
  const say = useSay();
  return (
    <AuthLayout
      language={
        <Link href="#language">
          <span lang={say('ru', 'en')}>{say('Русский', 'English')}</span>
        </Link>
      }
      logo={<Logo {...plain} />}
      aside={<EntranceStory words={useFrameWords().entrance} />}
    >
      <Stack gap={6}>{children}</Stack>
    </AuthLayout>
  );
}

/** The frame of the settings: the list of the sections beside the open one. */
function Settings({ current, children }: { current: ScreenId; children: ReactNode }) {
  return (
    <SettingsLayout entries={useSettingsEntries()} current={current} overviewHref="#settings">
      {children}
    </SettingsLayout>
  );
}

interface ScreenFrameProps {
  /** `parameters.screen` of a story: an id in the table of the screens. */
  screen: unknown;
  children: ReactNode;
}

/** A page as the app shows it: in the frame of the cabinet, of the pages before it, or of the public site. */
export function ScreenFrame({ screen: parameter, children }: ScreenFrameProps) {
  const say = useSay();
  const words = useFrameWords();
  const screen = screenOf(parameter);
  switch (screen.frame) {
    case 'site':
      return (
        <PublicFrame
          brand={plain}
          hrefs={{ home: '#home', account: '#account', login: '#login', register: '#register' }}
          links={siteLinks}
          current={screen.section}
          language={say('en', 'ru')}
          languageHrefs={byLanguage((language) => `#${language}`)}
          year={2026}
        >
          {children}
        </PublicFrame>
      );
    case 'entrance':
      return (
        <Entrance>
          <ProblemGroup>{children}</ProblemGroup>
        </Entrance>
      );
    case 'cabinet':
    case 'settings':
      return (
        <Shell title={words.title[screen.title]} path={screen.path} hasBalance={screen.id !== 'cabinet'}>
          <ProblemGroup>
            {screen.frame === 'cabinet' ? children : <Settings current={screen.id}>{children}</Settings>}
          </ProblemGroup>
        </Shell>
      );
  }
}
