import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { sayIn, useSay, type Say } from '#.storybook/useSay';
import { expect, waitFor } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Tabs, type TabItem, type TabsProps } from './Tabs.tsx';

const profileIn = (say: Say): TabItem => ({
  id: 'profile',
  label: say('Profile', 'Личные данные'),
  content: <Text>{say('Full name, city, country, phone.', 'Имя, город, страна, телефон.')}</Text>,
});

const walletsIn = (say: Say): TabItem => ({
  id: 'wallets',
  label: say('Wallets', 'Кошельки'),
  content: <Text>{say('Where withdrawals go.', 'Куда выводить средства.')}</Text>,
});

const verificationIn = (say: Say): TabItem => ({
  id: 'verification',
  label: say('Verification', 'Проверка'),
  content: null,
  isDisabled: true,
});

const settingsIn = (say: Say): TabItem[] => [
  profileIn(say),
  walletsIn(say),
  {
    id: 'password',
    label: say('Password', 'Пароль'),
    content: <Text>{say('Change it here.', 'Здесь его можно сменить.')}</Text>,
  },
];

const meta = preview.meta({
  title: 'Components/Tabs',
  component: Tabs,
  subcomponents: { TabItem: shapes.TabItem },
  parameters: { layout: 'padded', inRussian: { label: 'Настройки', items: settingsIn(sayIn('ru')) } },
  args: { label: 'Settings', items: settingsIn(sayIn('en')) } satisfies TabsProps,
});

export const FirstTab = meta.story();

/**
 * Tab reaches the selected tab. Arrows wrap around, Home and End go to the ends, and the next Tab enters the
 * panel.
 */
export const Keyboard = meta.story({
  async play({ canvas, globals, userEvent }) {
    const say = sayIn(globals.language);
    const first = say('Profile', 'Личные данные');
    const second = say('Wallets', 'Кошельки');
    const last = say('Password', 'Пароль');
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
    const shown = say('Where withdrawals go.', 'Куда выводить средства.');
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
    const say = useSay();
    const label = say('Settings', 'Настройки');
    const items = [profileIn(say), walletsIn(say), verificationIn(say)];
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
