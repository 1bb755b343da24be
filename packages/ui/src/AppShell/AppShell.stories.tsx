import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { useForcedState } from '#.storybook/states';
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
  { id: 'cabinet', icon: LayoutDashboardIcon, label: 'Home' },
  { id: 'refill', icon: ArrowDownToLineIcon, label: 'Refill' },
  { id: 'deposits', icon: SproutIcon, label: 'Deposits' },
  { id: 'partners', icon: UsersIcon, label: 'Partners' },
  { id: 'withdrawal', icon: ArrowUpFromLineIcon, label: 'Withdraw' },
  { id: 'operations', icon: ListIcon, label: 'Operations' },
  { id: 'cases', icon: GiftIcon, label: 'Cases' },
] as const;

const navigation: NavItem[] = places.map((place) => ({
  ...place,
  href: `#${place.id}`,
  isCurrent: place.id === 'cabinet',
}));

const footItems: NavItem[] = [{ id: 'settings', label: 'Settings', icon: SettingsIcon, href: '#settings' }];

const moreItems: NavItem[] = [
  { id: 'notifications', label: 'Notifications', icon: BellIcon, href: '#notifications' },
  { id: 'sign-out', label: 'Sign out', icon: LogOutIcon, onPress: signOut },
];

function Figures() {
  const names = ['Available balance', 'On deposit', 'Earned'];
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
  return <TopBarLink icon={BellIcon} label="Notifications: 3 unread" href="#notifications" count="3" />;
}

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'ru', name: 'Русский', href: '#ru' },
];

function Languages() {
  return <LanguageSwitch label="Language" current="en" show="other" languages={languages} />;
}

function Account() {
  return <AvatarButton name="anna" label="Account" />;
}

function User() {
  return (
    <Stack gap={4}>
      <Languages />
      <Text tone="muted">You are signed in as anna</Text>
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
  },
  args: {
    logo: <Logo {...plain} />,
    items: navigation,
    bottomBar: ['cabinet', 'refill', 'deposits', 'withdrawal'],
    footItems: footItems,
    moreItems: moreItems,
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
  async play({ canvas }) {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByText('Operations')).toBeVisible();
    await fits();
  },
});

/** From 768 px: the labels are below the icons. */
export const FoldedBar = meta.story({
  globals: { viewport: { value: 'medium' } },
  async play({ canvas }) {
    await expect(canvas.getByText('Operations')).toBeVisible();
    await fits();
  },
});

/** The title of the page, balance, notifications and account. */
export const TopBar = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { title: 'Operations' },
  async play({ canvas }) {
    const name = 'Operations';
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible();
    const bell = 'Notifications: 3 unread';
    await expect(canvas.getByRole('link', { name: bell })).toBeVisible();
  },
});

/** Below 768 px: four links at the bottom, and a sheet with the others. */
export const BottomBar = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const name = 'More';
    await userEvent.click(canvas.getByRole('button', { name }));
    const sheet = within(await screen.findByRole('dialog', { name }));
    const partners = sheet.getByRole('link', { name: 'Partners' });
    await waitFor(() => expect(partners).toBeVisible());
    await sheet.findByRole('link', { name: 'Notifications' });
    await waitFor(() => expect(sheet.getByText('You are signed in as anna')).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalled();
    await fits();
  },
});

/** A task on a small screen: a link before the title leaves it, and there is no bottom bar. */
export const Task = meta.story({
  globals: { viewport: { value: 'small' } },
  args: { title: 'Refill', back: { href: '#cabinet', label: 'Back: Home' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Back: Home' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'More' })).toBeNull();
    await fits();
  },
});

function NotVerified() {
  return (
    <Banner
      tone="info"
      title="Your account is not verified."
      action={<Link href="#verification">Verify the account</Link>}
    >
      Withdrawals open once your documents are checked.
    </Banner>
  );
}

export const WithBanner = meta.story({ args: { banner: <NotVerified /> } });

/** The first Tab stop is the skip link. Then come the navigation, the top bar and the page. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'wide' } },
  async play({ canvas }) {
    const skip = { name: 'Skip to content' };
    await userEvent.tab();
    await expect(canvas.getByRole('link', skip)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    canvas.getByRole('link', skip).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
  },
});

/**
 * In the sheet behind "More", Tab goes through the links, Enter follows one, and Escape returns the focus to
 * the button.
 */
export const KeyboardInTheSheet = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const name = 'More';
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
      .getByRole('button', { name: 'Sign out' })
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
