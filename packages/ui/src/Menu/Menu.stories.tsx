import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../Button/Button.tsx';
import { LogOutIcon, SettingsIcon, ShieldCheckIcon, UserIcon } from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

const signOut = fn();

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  parameters: { layout: 'padded' },
  args: {
    label: 'Account',
    placement: 'bottom start',
    trigger: <Button icon={UserIcon}>ivanova</Button>,
    items: [
      { id: 'settings', label: 'Settings', icon: SettingsIcon, href: '#settings' },
      { id: 'verification', label: 'Verification', icon: ShieldCheckIcon, href: '#verification' },
      { id: 'sign-out', label: 'Sign out', icon: LogOutIcon, isApart: true, onAction: signOut },
    ],
  } satisfies MenuProps,
});

export const Closed = meta.story();

export const OpenedByKeyboard = meta.story({
  async play({ canvasElement }) {
    signOut.mockClear();
    within(canvasElement).getByRole('button', { name: 'ivanova' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

const open = async () => {
  await userEvent.click(await screen.findByRole('button'));
  await screen.findByRole('menu');
};

export const Open = meta.story({ play: open });

export const WithHeader = meta.story({
  args: {
    header: (
      <>
        <Text weight="medium">Anna Ivanova</Text>
        <Text size={12} tone="muted">
          ivanova
        </Text>
      </>
    ),
  },
  play: open,
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: 'Аккаунт',
    header: (
      <Text size={12} tone="muted">
        Вы вошли как konstantinopolskaya
      </Text>
    ),
    items: [
      { id: 'settings', label: 'Настройки', icon: SettingsIcon, href: '#settings' },
      { id: 'verification', label: 'Подтверждение личности', icon: ShieldCheckIcon, href: '#verification' },
      { id: 'subscription', label: 'Подписка недоступна', isDisabled: true },
      { id: 'sign-out', label: 'Выйти из кабинета', icon: LogOutIcon, isApart: true },
    ],
  },
  play: open,
});
