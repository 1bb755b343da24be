import preview from '#.storybook/preview';
import { useSay } from '#.storybook/useSay';
import { Card, Text } from '@meridian/ui';
import { settingsHandlers } from '../settings.handlers.ts';
import { user } from '../settings.fixtures.ts';
import { SettingsLayout } from './SettingsLayout.tsx';
import type { SettingsEntry } from './SettingsEntry.ts';
import { SettingsList } from './SettingsList.tsx';

const meta = preview.meta({
  title: 'Features/Settings/Frame',
  component: SettingsList,
  args: { entries: [], user, language: 'English', onSignOut: () => {} },
  parameters: { inRussian: { language: 'Русский' } },
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
  },
  render: function List(args) {
    const entries = useEntries();
    return (
      <SettingsLayout entries={entries} overviewHref="#overview">
        <SettingsList {...args} entries={entries} />
      </SettingsLayout>
    );
  },
});

function useEntries(): readonly SettingsEntry[] {
  const say = useSay();
  const account = { group: 'account' } as const;
  const security = { group: 'security' } as const;
  const sections: readonly Omit<SettingsEntry, 'href'>[] = [
    { ...account, id: 'profile', label: say('Profile', 'Профиль'), value: 'email' },
    { ...account, id: 'wallets', label: say('Wallets', 'Кошельки'), value: 'wallets' },
    {
      ...account,
      id: 'verification',
      label: say('Verification', 'Верификация'),
      value: 'verification',
    },
    {
      ...account,
      id: 'subscription',
      label: say('Subscription', 'Подписка'),
      value: 'subscription',
    },
    { ...security, id: 'password', label: say('Password', 'Пароль') },
    {
      ...security,
      id: 'code',
      label: say('Security code', 'Код безопасности'),
      value: 'code',
    },
    {
      ...security,
      id: 'devices',
      label: say('Sessions and devices', 'Сеансы и устройства'),
      value: 'sessions',
    },
    {
      group: 'app',
      id: 'appearance',
      label: say('Language and appearance', 'Язык и оформление'),
      value: 'language',
    },
  ];
  return sections.map((entry) => ({ ...entry, href: `#${entry.id}` }));
}

export const List = meta.story();

/** The states that the session does not know are on their way. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.loading);
  },
});

/** Nothing is set up yet. */
export const NewAccount = meta.story({
  args: { user: { ...user, subscription: { active: false, option: null, activeUntil: null } } },
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.empty);
  },
});

/** A state that cannot be read is left out; the sections still open. */
export const NoStates = meta.story({
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.error);
  },
});

export const Section = meta.story({
  render: function Section() {
    const say = useSay();
    const text = say('The content of the section.', 'Содержание раздела.');
    return (
      <SettingsLayout entries={useEntries()} current="wallets" overviewHref="#overview">
        <Card title={say('Wallets', 'Кошельки')}>
          <Text>{text}</Text>
        </Card>
      </SettingsLayout>
    );
  },
});
