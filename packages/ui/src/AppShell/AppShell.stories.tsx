import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { useForcedState } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { plain } from '../brands/plain.ts';
import { Card } from '../Card/Card.tsx';
import {
  ArrowDownToLineIcon,
  ArrowUpFromLineIcon,
  BellIcon,
  GiftIcon,
  LayoutDashboardIcon,
  ListIcon,
  LogOutIcon,
  SettingsIcon,
  SproutIcon,
  UsersIcon,
} from '../Icon/icons.ts';
import { AvatarButton } from '../Avatar/AvatarButton.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import { Text } from '../Text/Text.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import type { NavItem } from './NavLink.tsx';
import { TopBarLink } from './TopBarLink.tsx';

const signOut = fn();

const places = [
  { id: 'cabinet', icon: LayoutDashboardIcon, en: 'Cabinet', ru: 'Кабинет' },
  { id: 'refill', icon: ArrowDownToLineIcon, en: 'Refill', ru: 'Пополнение' },
  { id: 'deposits', icon: SproutIcon, en: 'Deposits', ru: 'Депозиты' },
  { id: 'partners', icon: UsersIcon, en: 'Partners', ru: 'Партнёры' },
  { id: 'withdrawal', icon: ArrowUpFromLineIcon, en: 'Withdrawal', ru: 'Вывод' },
  { id: 'operations', icon: ListIcon, en: 'Operations', ru: 'Операции' },
  { id: 'cases', icon: GiftIcon, en: 'Cases', ru: 'Кейсы' },
] as const;

const navigationIn = (say: Say): NavItem[] =>
  places.map((place) => ({
    id: place.id,
    icon: place.icon,
    label: say(place.en, place.ru),
    href: `#${place.id}`,
    isCurrent: place.id === 'cabinet',
  }));

const footItemsIn = (say: Say): NavItem[] => [
  { id: 'settings', label: say('Settings', 'Настройки'), icon: SettingsIcon, href: '#settings' },
];

const moreItemsIn = (say: Say): NavItem[] => [
  { id: 'notifications', label: say('Notifications', 'Уведомления'), icon: BellIcon, href: '#notifications' },
  { id: 'sign-out', label: say('Sign out', 'Выйти'), icon: LogOutIcon, onPress: signOut },
];

function Figures() {
  const say = useSay();
  const names = say(
    ['Available balance', 'On deposit', 'Earned'],
    ['Доступный баланс', 'В активных депозитах', 'Заработано'],
  );
  return (
    <Card>
      <StatList>
        {names.map((name, index) => (
          <Stat
            key={name}
            label={name}
            emphasis={index === 0 ? 'lead' : 'quiet'}
            value={<Amount value={{ amount: '12450.50', currency: 'USDT' }} />}
          />
        ))}
      </StatList>
    </Card>
  );
}

function Notifications() {
  const say = useSay();
  return (
    <TopBarLink
      icon={BellIcon}
      label={say('Notifications: 3 unread', 'Уведомления: 3 непрочитанных')}
      href="#notifications"
      count="3"
    />
  );
}

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'ru', name: 'Русский', href: '#ru' },
];

function Languages() {
  const say = useSay();
  return (
    <LanguageSwitch
      label={say('Language', 'Язык')}
      current={say('en', 'ru')}
      show="other"
      languages={languages}
    />
  );
}

function Account() {
  const say = useSay();
  return <AvatarButton name="anna" label={say('Account', 'Аккаунт')} />;
}

function User() {
  const say = useSay();
  return (
    <Stack gap={4}>
      <Languages />
      <Text tone="muted">{say('You are signed in as anna', 'Вы вошли как anna')}</Text>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/AppShell',
  component: AppShell,
  subcomponents: { NavItem: shapes.NavItem, TopBarLink },
  parameters: {
    docs: { story: { inline: false, height: '560px' } },
    viewport: {
      options: {
        small: { name: 'Small', styles: { width: '390px', height: '844px' } },
        medium: { name: 'Medium', styles: { width: '1024px', height: '768px' } },
        wide: { name: 'Wide', styles: { width: '1440px', height: '900px' } },
      },
    },
    inRussian: {
      items: navigationIn(sayIn('ru')),
      footItems: footItemsIn(sayIn('ru')),
      moreItems: moreItemsIn(sayIn('ru')),
      labels: {
        navigation: 'Кабинет',
        skipToContent: 'Перейти к содержанию',
        more: 'Ещё',
        close: 'Закрыть',
      },
      title: 'Кабинет',
    },
  },
  args: {
    logo: <Logo {...plain} />,
    items: navigationIn(sayIn('en')),
    bottomBar: ['cabinet', 'refill', 'deposits', 'withdrawal'],
    footItems: footItemsIn(sayIn('en')),
    moreItems: moreItemsIn(sayIn('en')),
    moreFoot: <User />,
    labels: { navigation: 'Cabinet', skipToContent: 'Skip to content', more: 'More', close: 'Close' },
    title: 'Cabinet',
    balance: <Amount value={{ amount: '12450.50', currency: 'USDT' }} />,
    notifications: <Notifications />,
    account: <Account />,
    children: <Figures />,
  } satisfies AppShellProps,
});

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** From 1200 px: the side bar with labels. */
export const SideBar = meta.story({
  globals: { viewport: { value: 'wide' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByText(say('Operations', 'Операции'))).toBeVisible();
    await fits();
  },
});

/** From 768 px: the side bar shows only icons, with tooltips. */
export const FoldedBar = meta.story({
  globals: { viewport: { value: 'medium' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    canvas.getByRole('link', { name: say('Operations', 'Операции') }).focus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(say('Cases', 'Кейсы'));
    await fits();
  },
});

/** The title of the page, balance, notifications and account. */
export const TopBar = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { title: 'Operations' },
  parameters: { inRussian: { title: 'Операции' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const name = say('Operations', 'Операции');
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    const bell = say('Notifications: 3 unread', 'Уведомления: 3 непрочитанных');
    await expect(canvas.getByRole('link', { name: bell })).toBeVisible();
  },
});

/** Below 768 px: four links at the bottom, and a sheet with the others. */
export const BottomBar = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const name = say('More', 'Ещё');
    await userEvent.click(canvas.getByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    const partners = sheet.getByRole('link', { name: say('Partners', 'Партнёры') });
    await waitFor(() => expect(partners).toBeVisible());
    await sheet.findByRole('link', { name: say('Notifications', 'Уведомления') });
    await waitFor(() =>
      expect(sheet.getByText(say('You are signed in as anna', 'Вы вошли как anna'))).toBeVisible(),
    );
    await userEvent.click(sheet.getByRole('button', { name: say('Sign out', 'Выйти') }));
    await expect(signOut).toHaveBeenCalled();
    await fits();
  },
});

function NotVerified() {
  const say = useSay();
  return (
    <Banner
      tone="info"
      title={say('Your account is not verified.', 'Ваш аккаунт не подтверждён.')}
      action={<Link href="#verification">{say('Verify the account', 'Подтвердить аккаунт')}</Link>}
    >
      {say(
        'Withdrawals open once your documents are checked.',
        'Вывод откроется, когда мы проверим ваши документы.',
      )}
    </Banner>
  );
}

export const WithBanner = meta.story({ args: { banner: <NotVerified /> } });

/** The first Tab stop is the skip link. Then come the navigation, the top bar and the page. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'wide' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const skip = { name: say('Skip to content', 'Перейти к содержанию') };
    await userEvent.tab();
    await expect(canvas.getByRole('link', skip)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    canvas.getByRole('link', skip).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: say('Cabinet', 'Кабинет') })).toHaveFocus();
  },
});

/**
 * In the sheet behind "More", Tab goes through the links, Enter follows one, and Escape returns the focus to
 * the button.
 */
export const KeyboardInTheSheet = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas, globals }) {
    const say = sayIn(globals.language);
    const name = say('More', 'Ещё');
    signOut.mockClear();
    const more = canvas.getByRole('button', { name });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    within(await screen.findByRole('dialog', { name }))
      .getByRole('button', { name: say('Sign out', 'Выйти') })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
  },
});

export const LongWords = meta.story({
  args: {
    title: 'Сверхвысокопроизводительныесистемыавтоматизированнойобработкиплатежей',
    balance: <Amount value={{ amount: '1234567890123456789012345678901234567890', currency: 'USDT' }} />,
  },
});

/** One shell; the width decides which bars it shows. */
export const AllStates = meta.story({
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    useForcedState('hovered', "nav [href='#deposits']");
    useForcedState('focused', "nav [href='#withdrawal']");
    useForcedState('hovered', "header [href='#notifications']");
    return <AppShell {...args} />;
  },
});
