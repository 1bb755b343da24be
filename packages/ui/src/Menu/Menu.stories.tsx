import preview from '#.storybook/preview';
import { useForcedState } from '#.storybook/states';
import * as shapes from '#.storybook/shapes';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
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

const accountIn = (say: Say): MenuAction[] => [
  { id: 'settings', label: say('Settings', 'Настройки'), icon: SettingsIcon, href: '#settings' },
  {
    id: 'verification',
    label: say('Verification', 'Верификация'),
    icon: ShieldCheckIcon,
    href: '#verification',
  },
  { id: 'sign-out', label: say('Sign out', 'Выйти'), icon: LogOutIcon, isApart: true, onAction: signOut },
];

const meta = preview.meta({
  title: 'Components/Menu',
  component: Menu,
  subcomponents: { MenuAction: shapes.MenuAction, MenuGroup: shapes.MenuGroup },
  parameters: { layout: 'padded', inRussian: { label: 'Аккаунт', items: accountIn(sayIn('ru')) } },
  args: {
    label: 'Account',
    placement: 'bottom start',
    trigger: <Button icon={UserIcon}>ivanova</Button>,
    items: accountIn(sayIn('en')),
  } satisfies MenuProps,
});

export const Closed = meta.story();

/** Enter opens it on the first item. End and letters jump, Enter chooses. Escape closes it and returns the focus. */
export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    signOut.mockClear();
    const say = sayIn(globals.language);
    const settings = say('Settings', 'Настройки');
    const verification = say('Verification', 'Верификация');
    const signsOut = say('Sign out', 'Выйти');
    const trigger = canvas.getByRole('button', { name: 'ivanova' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: settings })).toHaveFocus();
    await expect(screen.getByRole('menu')).toHaveAccessibleName(say('Account', 'Аккаунт'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: verification })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: settings })).toHaveFocus();
    await userEvent.keyboard(say('v', 'в'));
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
  const say = useSay();
  const [columns, setColumns] = useState<Set<string>>(new Set(['date', 'amount', 'status']));
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
            {
              id: 'status',
              label: say('Status', 'Статус'),
              isDisabled: true,
              disabledReason: say('It is always shown.', 'Он показан всегда.'),
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
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    await userEvent.click(canvas.getByRole('button'));
    const system = await screen.findByRole('menuitemcheckbox', { name: say('System', 'Система') });
    await expect(system).toHaveAttribute('aria-checked', 'false');
    await userEvent.click(system);
    await expect(system).toHaveAttribute('aria-checked', 'true');
    const status = screen.getByRole('menuitemcheckbox', { name: say(/^Status/, /^Статус/) });
    await userEvent.click(status);
    for (const ticked of [status, screen.getByRole('menuitemcheckbox', { name: say('Date', 'Дата') })])
      await expect(ticked).toHaveAttribute('aria-checked', 'true');
  },
});

const lastDayIn = (say: Say): MenuAction[] => [
  { id: 'export', label: say('Export to CSV', 'Выгрузить в CSV'), icon: DownloadIcon },
  {
    id: 'close',
    label: say('Close the deposit', 'Закрыть депозит'),
    icon: Trash2Icon,
    tone: 'danger',
    onAction: closes,
    isDisabled: true,
    disabledReason: say(
      'Its term ends today, and it closes by itself.',
      'Срок заканчивается сегодня, депозит закроется сам.',
    ),
  },
];

/** A disabled item explains why, also to keyboard users. Pressing it does nothing, and the menu stays open. */
export const ClosedWithReason = meta.story({
  args: { defaultOpen: true, items: lastDayIn(sayIn('en')) },
  parameters: { inRussian: { items: lastDayIn(sayIn('ru')) } },
  async play({ globals, userEvent }) {
    closes.mockClear();
    const say = sayIn(globals.language);
    const item = await screen.findByRole('menuitem', {
      name: say(
        'Close the deposit Its term ends today, and it closes by itself.',
        'Закрыть депозит Срок заканчивается сегодня, депозит закроется сам.',
      ),
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
      // Space for the floating menu.
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
                  disabledReason: say('The plan is no longer offered.', 'План больше не предлагается.'),
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
