import { inToasts } from '#.storybook/inToasts';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { settingsHandlers } from '../settings.handlers.ts';
import { NotificationSection } from './NotificationSection.tsx';

const meta = preview.meta({
  component: NotificationSection,
  title: 'Screens/Settings/Notifications',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'notificationSettings',
      purpose: 'Chooses what to be notified about.',
      specification: '2, Notifications',
      rules: [
        'A choice takes effect at once, for all devices.',
        'In the cabinet, money, the account and its security are always told.',
        'Mail and push are chosen by topic. Push is off at first, and the browser asks for its permission only after a press.',
        'A summary by mail comes after a week or a month, for those who choose it.',
      ],
    } satisfies ScreenStory,
  },
  args: { hidden: [] },
  decorators: [inToasts],
});

export const Choices = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

/** Partners and cases are switched off. */
export const OnlySome = meta.story({
  args: { hidden: ['partners', 'cases'] },
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
});

const openChannels = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^(Choose by topic|Выбрать по темам)$/ }));
  await screen.findAllByRole('table');
};

/** What also comes by mail and as a push. */
export const Channels = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.goodDay),
  play: openChannels,
});

/** The owner has switched off web push and summaries. */
export const OnlyMail = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.onlyMail),
  play: openChannels,
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.loading),
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.error),
});

/** A choice that could not be saved is taken back. */
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(...settingsHandlers.notificationsNotSaved),
  async play() {
    const [first] = await screen.findAllByRole('switch');
    if (first) await userEvent.click(first);
    await screen.findByRole('alert');
  },
});
