import preview from '#.storybook/preview';
import { useForcedState } from '#.storybook/states';
import * as shapes from '#.storybook/shapes';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import {
  DownloadIcon,
  LogOutIcon,
  SettingsIcon,
  ShieldCheckIcon,
  Trash2Icon,
  UserIcon,
} from '../Icon/icons.ts';
import { Text } from '../Text/Text.tsx';
import { Menu, type MenuProps } from './Menu.tsx';
import type { MenuAction } from './MenuEntry.ts';

const signOut = fn();
const closes = fn();

const account: MenuAction[] = [
  { id: 'settings', label: 'Settings', icon: SettingsIcon, href: '#settings' },
  {
    id: 'verification',
    label: 'Verification',
    icon: ShieldCheckIcon,
    href: '#verification',
  },
  { id: 'sign-out', label: 'Sign out', icon: LogOutIcon, isApart: true, onAction: signOut },
];

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuAction: shapes.MenuAction, MenuGroup: shapes.MenuGroup },
  parameters: { layout: 'padded' },
  args: {
    label: 'Account',
    placement: 'bottom start',
    trigger: <Button icon={UserIcon}>ivanova</Button>,
    items: account,
  } satisfies MenuProps,
});

export const Closed = meta.story();

/** Enter opens it on the first item. End and letters jump, Enter chooses. Escape closes it and returns the focus. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    signOut.mockClear();
    const settings = 'Settings';
    const verification = 'Verification';
    const signsOut = 'Sign out';
    const trigger = canvas.getByRole('button', { name: 'ivanova' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: settings })).toHaveFocus();
    await expect(screen.getByRole('menu')).toHaveAccessibleName('Account');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: verification })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: settings })).toHaveFocus();
    await userEvent.keyboard('v');
    await expect(screen.getByRole('menuitem', { name: verification })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: signsOut })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}');
    await userEvent.keyboard(' ');
    await expect(signOut).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
});

function Ticked() {
  const [columns, setColumns] = useState<Set<string>>(new Set(['date', 'amount', 'status']));
  return (
    <Menu
      label="Columns"
      placement="bottom start"
      trigger={<Button>Columns</Button>}
      items={[
        {
          id: 'columns',
          title: 'Shown in the table',
          items: [
            { id: 'date', label: 'Date' },
            { id: 'amount', label: 'Amount' },
            { id: 'system', label: 'System' },
            {
              id: 'status',
              label: 'Status',
              isDisabled: true,
              disabledReason: 'It is always shown.',
            },
          ],
          selectionMode: 'multiple',
          selectedKeys: columns,
          onSelectionChange: (keys) => {
            if (keys !== 'all') setColumns(new Set([...keys].map(String)));
          },
        },
      ]}
    />
  );
}

/** Checkable items leave the menu open, so that several can be checked. */
export const Checkable = meta.story({
  render: () => <Ticked />,
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'));
    const system = await screen.findByRole('menuitemcheckbox', { name: 'System' });
    await expect(system).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(system);
    await expect(system).toHaveAttribute('aria-checked', 'true');
    const status = screen.getByRole('menuitemcheckbox', { name: /^Status/ });
    await userEvent.click(status);
    for (const ticked of [status, screen.getByRole('menuitemcheckbox', { name: 'Date' })])
      await expect(ticked).toHaveAttribute('aria-checked', 'true');
  },
});

const lastDay: MenuAction[] = [
  { id: 'export', label: 'Export to CSV', icon: DownloadIcon },
  {
    id: 'close',
    label: 'Close the deposit',
    icon: Trash2Icon,
    tone: 'danger',
    onAction: closes,
    isDisabled: true,
    disabledReason: 'Its term ends today, and it closes by itself.',
  },
];

/** A disabled item explains why, also to keyboard users. Pressing it does nothing, and the menu stays open. */
export const ClosedWithReason = meta.story({
  args: { defaultOpen: true, items: lastDay },
  async play({ userEvent }) {
    closes.mockClear();
    const item = await screen.findByRole('menuitem', {
      name: 'Close the deposit Its term ends today, and it closes by itself.',
    });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{End}');
    await expect(item).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(item);
    await expect(closes).not.toHaveBeenCalled();
    await waitFor(() => expect(item).toBeVisible());
  },
});

export const LongWords = meta.story({
  args: {
    defaultOpen: true,
    items: [
      { id: 'a', label: 'Высококвалифицированный'.repeat(4), icon: SettingsIcon },
      {
        id: 'b',
        label: 'Подтвердить изменение платёжной системы по умолчанию',
        description: 'Код придёт на телефон, который указан в настройках безопасности',
      },
    ],
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false }, docs: { story: { inline: false, height: '690px' } } },
  render: function AllStates() {
    useForcedState('hovered', "[data-key='hovered']");
    useForcedState('focused', "[data-key='focused']");
    const close: MenuAction = {
      id: 'close',
      label: 'Close the deposit',
      icon: Trash2Icon,
      tone: 'danger',
    };
    return (
      // Space for the floating menu.
      <div style={{ minHeight: 640 }}>
        <Menu
          isOpen
          label="Deposit"
          placement="bottom start"
          trigger={<Button>Deposit</Button>}
          header={
            <Text size={12} tone="muted">
              You are signed in as konstantinopolskaya
            </Text>
          }
          items={[
            {
              id: 'actions',
              title: 'Actions',
              items: [
                { id: 'export', label: 'Export to CSV', icon: DownloadIcon },
                {
                  id: 'hovered',
                  label: 'Settings, hovered',
                  icon: SettingsIcon,
                },
                {
                  id: 'focused',
                  label: 'Verification, focused',
                  icon: ShieldCheckIcon,
                },
                {
                  id: 'terms',
                  label: 'Terms',
                  description: 'As they were on the day you invested',
                  href: '#terms',
                },
                {
                  id: 'renew',
                  label: 'Renew',
                  isDisabled: true,
                  disabledReason: 'The plan is no longer offered.',
                },
              ],
            },
            {
              id: 'view',
              title: 'View',
              items: [
                { id: 'table', label: 'Table' },
                { id: 'chart', label: 'Chart' },
              ],
              selectionMode: 'single',
              selectedKeys: ['table'],
              onSelectionChange: () => undefined,
            },
            { ...close, isApart: true },
          ]}
        />
      </div>
    );
  },
});
