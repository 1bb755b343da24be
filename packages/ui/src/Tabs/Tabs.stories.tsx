import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  parameters: { layout: 'padded' },
  args: {
    label: 'Settings',
    items: [
      { id: 'profile', label: 'Profile', content: <Text>Full name, city, country, phone.</Text> },
      { id: 'wallets', label: 'Wallets', content: <Text>Where withdrawals go.</Text> },
      { id: 'password', label: 'Password', content: <Text>Change it here.</Text> },
    ],
  } satisfies TabsProps,
});

export const FirstTab = meta.story();

export const ByKeyboard = meta.story({
  async play() {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('tab', { name: 'Wallets' })).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByRole('tabpanel')).toHaveTextContent('Where withdrawals go.');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    label: 'Настройки',
    defaultSelectedKey: 'wallets',
    items: [
      { id: 'profile', label: 'Личные данные', content: null },
      { id: 'wallets', label: 'Платёжные системы', content: <Text>Куда выводить средства.</Text> },
      { id: 'password', label: 'Смена пароля', content: null },
      { id: 'verification', label: 'Подтверждение личности', content: null, isDisabled: true },
    ],
  },
});
