import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useStorySettings } from '#.storybook/screens/storyLinks';
import { useSay } from '#.storybook/useSay';
import { Card, Text } from '@meridian/ui';
import { settingsHandlers } from '../settings.handlers.ts';
import { user } from '../settings.fixtures.ts';
import { SettingsLayout } from './SettingsLayout.tsx';
import { SettingsList } from './SettingsList.tsx';

const meta = preview.meta({
  title: 'Screens/Settings/Overview',
  tags: ['autodocs'],
  component: SettingsList,
  args: { entries: [], user, language: 'English', onSignOut: () => {} },
  parameters: {
    screen: {
      id: 'settings',
      purpose:
        'Lists the sections of the settings with the state of each, on a screen without room for them beside a page.',
      specification: '2, Settings',
      rules: ['A state that could not be read is left out. The section still opens.'],
    } satisfies ScreenStory,
  },
  beforeEach({ msw }) {
    msw.use(...settingsHandlers.goodDay);
  },
  render: function List(args) {
    const entries = useStorySettings();
    const language = useSay()('English', 'Русский');
    return (
      <SettingsLayout entries={entries} user={args.user} language={language} overviewHref="#overview">
        <SettingsList {...args} entries={entries} language={language} />
      </SettingsLayout>
    );
  },
});

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
  render: function Section({ user: shown }) {
    const say = useSay();
    const language = say('English', 'Русский');
    const text = say('The content of the section.', 'Содержание раздела.');
    return (
      <SettingsLayout
        entries={useStorySettings()}
        current="walletSettings"
        user={shown}
        language={language}
        overviewHref="#overview"
      >
        <Card title={say('Wallets', 'Кошельки')}>
          <Text>{text}</Text>
        </Card>
      </SettingsLayout>
    );
  },
});
