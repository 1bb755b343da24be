import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { useForcedState } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Amount } from '../Amount/Amount.tsx';
import { Banner } from '../Banner/Banner.tsx';
import { meridian } from '../brands/meridian.ts';
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
  UserIcon,
  UsersIcon,
} from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx';
import { Link } from '../Link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Stat } from '../Stat/Stat.tsx';
import { StatList } from '../Stat/StatList.tsx';
import { AppShell, type AppShellProps } from './AppShell.tsx';
import type { NavItem } from './NavItem.ts';

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

const navigation = (language: 'en' | 'ru'): NavItem[] =>
  places.map((place) => ({
    id: place.id,
    icon: place.icon,
    label: place[language],
    href: `#${place.id}`,
    isCurrent: place.id === 'cabinet',
  }));

const figures = (names: readonly string[]) => (
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

const languages = [
  { code: 'en', name: 'English', href: '#en' },
  { code: 'ru', name: 'Русский', href: '#ru' },
];

const meta = preview.meta({
  title: 'Components/AppShell',
  component: AppShell,
  subcomponents: { NavItem: shapes.NavItem },
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
    logo: <Logo {...meridian} />,
    items: navigation('en'),
    bottomBar: ['cabinet', 'refill', 'deposits', 'withdrawal'],
    footItems: [
      { id: 'settings', label: 'Settings', icon: SettingsIcon, href: '#settings' },
      { id: 'sign-out', label: 'Sign out', icon: LogOutIcon, onPress: signOut },
    ],
    labels: { navigation: 'Cabinet', skipToContent: 'Skip to content', more: 'More', close: 'Close' },
    title: 'Cabinet',
    balance: <Amount value={{ amount: '12450.50', currency: 'USDT' }} />,
    notifications: <IconButton icon={BellIcon} label="Notifications" />,
    language: <LanguageSwitch label="Language" current="en" show="other" languages={languages} />,
    account: <IconButton icon={UserIcon} label="Account" />,
    children: figures(['Available balance', 'On deposit', 'Earned']),
  } satisfies AppShellProps,
});

const fits = () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);

/** From 1200 px: the side bar with words. */
export const SideBar = meta.story({
  globals: { viewport: { value: 'wide' } },
  async play({ canvas }) {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByText('Operations')).toBeVisible();
    await fits();
  },
});

/** From 768 px: the side bar folds to icons, whose words are tooltips. */
export const FoldedBar = meta.story({
  globals: { viewport: { value: 'medium' } },
  async play({ canvas }) {
    canvas.getByRole('link', { name: 'Operations' }).focus();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Cases');
    await fits();
  },
});

/** The title of the page and what is at hand everywhere: balance, notifications, language, account. */
export const TopBar = meta.story({
  globals: { viewport: { value: 'wide' } },
  args: { title: 'Operations' },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Operations' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Русский' })).toBeVisible();
  },
});

/** Under 768 px: four places at the bottom, and a sheet with the others. */
export const BottomBar = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Partners' })).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalled();
    await fits();
  },
});

export const WithBanner = meta.story({
  args: {
    banner: (
      <Banner
        tone="info"
        title="Your account is not verified."
        action={<Link href="#verification">Verify the account</Link>}
      >
        Withdrawals open once your documents are checked.
      </Banner>
    ),
  },
});

/** The first Tab offers to skip what stands on every page; after it come the places, the top bar and the page. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'wide' } },
  async play({ canvas }) {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    canvas.getByRole('link', { name: 'Skip to content' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Cabinet' })).toHaveFocus();
  },
});

/** In the sheet behind "More", Tab goes over the other places, Enter chooses, and Escape brings back what opened it. */
export const KeyboardInTheSheet = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    signOut.mockClear();
    const more = canvas.getByRole('button', { name: 'More' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'More' });
    await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(more).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    within(await screen.findByRole('dialog', { name: 'More' }))
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

/** One frame; its width decides which bars it has. */
export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    useForcedState('hovered', "nav [href='#deposits']");
    useForcedState('focused', "nav [href='#withdrawal']");
    return (
      <AppShell
        logo={<Logo {...meridian} />}
        items={navigation(say('en', 'ru'))}
        bottomBar={['cabinet', 'refill', 'deposits', 'withdrawal']}
        footItems={[
          { id: 'settings', label: say('Settings', 'Настройки'), icon: SettingsIcon, href: '#settings' },
          { id: 'sign-out', label: say('Sign out', 'Выйти'), icon: LogOutIcon, onPress: signOut },
        ]}
        labels={{
          navigation: say('Sections of the cabinet', 'Разделы кабинета'),
          skipToContent: say('Skip to content', 'Перейти к содержанию'),
          more: say('More', 'Ещё'),
          close: say('Close', 'Закрыть'),
        }}
        title={say('Cabinet', 'Кабинет')}
        balance={<Amount value={{ amount: '12450.50', currency: 'USDT' }} />}
        notifications={<IconButton icon={BellIcon} label={say('Notifications', 'Уведомления')} />}
        language={
          <LanguageSwitch
            label={say('Language', 'Язык')}
            current={say('en', 'ru')}
            show="other"
            languages={languages}
          />
        }
        account={<IconButton icon={UserIcon} label={say('Account', 'Аккаунт')} />}
      >
        {figures(
          say(
            ['Available balance', 'On deposit', 'Earned'],
            ['Доступный баланс', 'В активных депозитах', 'Заработано'],
          ),
        )}
      </AppShell>
    );
  },
});
