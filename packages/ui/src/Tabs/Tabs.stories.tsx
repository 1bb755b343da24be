import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useSay } from '#.storybook/useSay';
import { expect } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabItem: shapes.TabItem },
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

export const Disabled = meta.story({
  args: {
    items: [
      { id: 'profile', label: 'Profile', content: <Text>Full name, city, country, phone.</Text> },
      { id: 'verification', label: 'Verification', content: null, isDisabled: true },
    ],
  },
});

/** Tab reaches the tab that is shown, arrows go round, Home and End to the ends, and the next Tab goes into the view. */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const selected = async (name: string) =>
      expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    const profile = canvas.getByRole('tab', { name: 'Profile' });
    await expect(profile).toHaveFocus();
    const whole = profile.closest('[data-rac]:not([role])')!;
    await expect(getComputedStyle(whole).outlineStyle).toBe('none');
    await expect(getComputedStyle(profile).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowRight}');
    await selected('Wallets');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Where withdrawals go.');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await selected('Password');
    await userEvent.keyboard('{ArrowRight}{End}');
    await selected('Password');
    await userEvent.keyboard('{Home}');
    await selected('Profile');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

/** From right to left the next tab is on the left. */
export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  async play({ canvas, userEvent }) {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await expect(tab('Wallets').getBoundingClientRect().right).toBeLessThan(
      tab('Profile').getBoundingClientRect().left,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab('Wallets')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab('Password')).toHaveAttribute('aria-selected', 'true');
  },
});

/** Where the tabs have no room they scroll, and the page does not. */
export const LongWords = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Tabs
        {...args}
        items={[
          {
            id: 'long',
            label: 'Подтверждение личности и документов',
            content: <Text>Паспорт и адрес.</Text>,
          },
          { id: 'longer', label: 'Способ получения кода безопасности', content: null },
        ]}
      />
    </div>
  ),
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates() {
    const say = useSay();
    const label = say('Settings', 'Настройки');
    const items = [
      {
        id: 'profile',
        label: say('Profile', 'Личные данные'),
        content: <Text>{say('Full name, city, country, phone.', 'Имя, город, страна, телефон.')}</Text>,
      },
      {
        id: 'wallets',
        label: say('Wallets', 'Кошельки'),
        content: <Text>{say('Where withdrawals go.', 'Куда выводить средства.')}</Text>,
      },
      { id: 'verification', label: say('Verification', 'Проверка'), content: null, isDisabled: true },
    ];
    return (
      <States cell="wide">
        <State name="the first is shown, the last is disabled">
          <Tabs label={label} items={items} />
        </State>
        <State name="another is shown">
          <Tabs label={label} items={items} defaultSelectedKey="wallets" />
        </State>
        {(['hovered', 'pressed', 'focused'] as const).map((state) => (
          <State key={state} name={state} is={state} on="[role='tab']:nth-of-type(2)">
            <Tabs label={label} items={items} />
          </State>
        ))}
        <State name="shown, focused" is="focused" on="[role='tab'][aria-selected='true']">
          <Tabs label={label} items={items} />
        </State>
      </States>
    );
  },
});
