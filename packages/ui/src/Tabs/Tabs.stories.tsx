import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

const profile: TabItem = {
  id: 'profile',
  label: 'Profile',
  content: <Text>Full name, city, country, phone.</Text>,
};

const wallets: TabItem = {
  id: 'wallets',
  label: 'Wallets',
  content: <Text>Where withdrawals go.</Text>,
};

const verification: TabItem = {
  id: 'verification',
  label: 'Verification',
  content: null,
  isDisabled: true,
};

const settings: TabItem[] = [
  profile,
  wallets,
  {
    id: 'password',
    label: 'Password',
    content: <Text>Change it here.</Text>,
  },
];

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabItem: shapes.TabItem },
  parameters: { layout: 'padded' },
  args: { label: 'Settings', items: settings } satisfies TabsProps,
});

export const FirstTab = meta.story();

/**
 * Tab reaches the selected tab. Arrows wrap around, Home and End go to the ends, and the next Tab enters the
 * panel.
 */
export const Keyboard = meta.story({
  async play({ canvas, userEvent }) {
    const first = 'Profile';
    const second = 'Wallets';
    const last = 'Password';
    const selected = async (name: string) =>
      waitFor(() => expect(canvas.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
    await selected(first);
    await userEvent.tab();
    const profile = canvas.getByRole('tab', { name: first });
    await expect(profile).toHaveFocus();
    const whole = profile.closest('[data-rac]:not([role])')!;
    await expect(getComputedStyle(whole).outlineStyle).toBe('none');
    await expect(getComputedStyle(profile).outlineStyle).toBe('solid');
    await userEvent.keyboard('{ArrowRight}');
    await selected(second);
    const shown = 'Where withdrawals go.';
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(shown);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await selected(last);
    await userEvent.keyboard('{ArrowRight}{End}');
    await selected(last);
    await userEvent.keyboard('{Home}');
    await selected(first);
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
});

/** Tabs that do not fit scroll; the page does not. */
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
    const label = 'Settings';
    const items = [profile, wallets, verification];
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
