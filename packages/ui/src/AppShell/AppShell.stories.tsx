import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Amount } from '../Amount/Amount.tsx';
import { defaultBrand } from '../brand/index.ts';
import { Button } from '../Button/Button.tsx';
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

const figures = (names: readonly [string, string, string]) => (
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

const meta = preview.meta({
  title: 'Components/AppShell',
  component: AppShell,
  args: {
    logo: <Logo {...defaultBrand} />,
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
    language: (
      <Button variant="quiet" size="small">
        Русский
      </Button>
    ),
    account: <IconButton icon={UserIcon} label="Account" />,
    children: figures(['Available balance', 'On deposit', 'Earned']),
  } satisfies AppShellProps,
});

/** The side bar with words from 1200 px, with icons from 768 px; the bottom bar below. Change the width to see them. */
export const Cabinet = meta.story({
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('main')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const OnASmallScreen = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  async play({ canvasElement }) {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'More' }));
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Partners' })).toBeVisible());
    await userEvent.click(sheet.getByRole('button', { name: 'Sign out' }));
    await expect(signOut).toHaveBeenCalled();
  },
});

export const AllStates = meta.story({
  globals: { language: 'ru' },
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    items: navigation('ru'),
    footItems: [
      { id: 'settings', label: 'Настройки', icon: SettingsIcon, href: '#settings' },
      { id: 'sign-out', label: 'Выйти', icon: LogOutIcon, onPress: signOut },
    ],
    labels: { navigation: 'Кабинет', skipToContent: 'Перейти к содержанию', more: 'Ещё', close: 'Закрыть' },
    title: 'Кабинет',
    notifications: <IconButton icon={BellIcon} label="Уведомления" />,
    language: (
      <Button variant="quiet" size="small">
        English
      </Button>
    ),
    account: <IconButton icon={UserIcon} label="Аккаунт" />,
    children: figures(['Доступный баланс', 'В активных депозитах', 'Заработано']),
  },
});
