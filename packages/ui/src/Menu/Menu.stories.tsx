import preview from '#.storybook/preview';
import { useForcedState } from '#.storybook/states';
import * as shapes from '#.storybook/shapes';
import { sayIn, useSay } from '#.storybook/useSay';
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

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuAction: shapes.MenuAction, MenuGroup: shapes.MenuGroup },
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

export const Open = meta.story({ args: { defaultOpen: true } });

/** Enter opens it on its first item, End and a letter jump, Enter does it; Escape closes and gives the focus back. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    signOut.mockClear();
    const trigger = canvas.getByRole('button', { name: 'ivanova' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Verification' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('v');
    await expect(screen.getByRole('menuitem', { name: 'Verification' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
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

export const WithHeader = meta.story({
  args: {
    defaultOpen: true,
    header: (
      <>
        <Text weight="medium">Anna Ivanova</Text>
        <Text size={12} tone="muted">
          ivanova
        </Text>
      </>
    ),
  },
});

function Ticked() {
  const say = useSay();
  const [columns, setColumns] = useState<Set<string>>(new Set(['date', 'amount']));
  return (
    <Menu
      label={say('Columns', 'Столбцы')}
      placement="bottom start"
      trigger={<Button>{say('Columns', 'Столбцы')}</Button>}
      items={[
        {
          id: 'columns',
          title: say('Shown in the table', 'Показаны в таблице'),
          items: [
            { id: 'date', label: say('Date', 'Дата') },
            { id: 'amount', label: say('Amount', 'Сумма') },
            { id: 'system', label: say('System', 'Система') },
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

/** Items that are ticked leave the menu open, so that several can be. */
export const Checkable = meta.story({
  render: () => <Ticked />,
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.click(canvas.getByRole('button'));
    const system = await screen.findByRole('menuitemcheckbox', { name: say('System', 'Система') });
    await expect(system).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(system);
    await expect(system).toHaveAttribute('aria-checked', 'true');
    await expect(screen.getByRole('menuitemcheckbox', { name: say('Date', 'Дата') })).toHaveAttribute(
      'aria-checked',
      'true',
    );
  },
});

/** An item that is closed says why. */
export const ClosedWithReason = meta.story({
  args: {
    defaultOpen: true,
    items: [
      { id: 'export', label: 'Export to CSV', icon: DownloadIcon },
      {
        id: 'close',
        label: 'Close the deposit',
        icon: Trash2Icon,
        tone: 'danger',
        isDisabled: true,
        disabledReason: 'Its term ends today, and it closes by itself.',
      },
    ],
  },
  async play() {
    const item = await screen.findByRole('menuitem', {
      name: 'Close the deposit Its term ends today, and it closes by itself.',
    });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
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
    const say = useSay();
    useForcedState('hovered', "[data-key='hovered']");
    useForcedState('focused', "[data-key='focused']");
    const close: MenuAction = {
      id: 'close',
      label: say('Close the deposit', 'Закрыть депозит'),
      icon: Trash2Icon,
      tone: 'danger',
    };
    return (
      // The menu floats below its button, over nothing.
      <div style={{ minHeight: 640 }}>
        <Menu
          isOpen
          label={say('Deposit', 'Депозит')}
          placement="bottom start"
          trigger={<Button>{say('Deposit', 'Депозит')}</Button>}
          header={
            <Text size={12} tone="muted">
              {say('You are signed in as konstantinopolskaya', 'Вы вошли как konstantinopolskaya')}
            </Text>
          }
          items={[
            {
              id: 'actions',
              title: say('Actions', 'Действия'),
              items: [
                { id: 'export', label: say('Export to CSV', 'Выгрузить в CSV'), icon: DownloadIcon },
                {
                  id: 'hovered',
                  label: say('Settings, hovered', 'Настройки, под указателем'),
                  icon: SettingsIcon,
                },
                {
                  id: 'focused',
                  label: say('Verification, focused', 'Верификация, в фокусе'),
                  icon: ShieldCheckIcon,
                },
                {
                  id: 'terms',
                  label: say('Terms', 'Условия'),
                  description: say(
                    'As they were on the day you invested',
                    'Какими они были в день открытия депозита',
                  ),
                  href: '#terms',
                },
                {
                  id: 'renew',
                  label: say('Renew', 'Продлить'),
                  isDisabled: true,
                  disabledReason: say('The plan is no longer offered.', 'Тариф больше не предлагается.'),
                },
              ],
            },
            {
              id: 'view',
              title: say('View', 'Вид'),
              items: [
                { id: 'table', label: say('Table', 'Таблица') },
                { id: 'chart', label: say('Chart', 'График') },
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
