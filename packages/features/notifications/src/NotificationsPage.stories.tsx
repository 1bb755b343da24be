import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useFiltersInMemory } from '@meridian/lists';
import { hrefs } from './notifications.fixtures.ts';
import { notificationsFilters } from './notificationsFilters.ts';
import { notificationsHandlers } from './notifications.handlers.ts';
import { NotificationsPage } from './NotificationsPage.tsx';

function PageInMemory() {
  return (
    <NotificationsPage
      filters={useFiltersInMemory(notificationsFilters)}
      hrefs={hrefs}
      settingsHref="#settings"
    />
  );
}

const meta = preview.meta({
  component: PageInMemory,
  title: 'Screens/Cabinet/Notifications',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'notifications',
      purpose: 'Lists notifications and marks them as read.',
      specification: '2, Notifications',
      rules: ['Unread is a dot and a word.', 'A notification leads to what it is about.'],
    } satisfies ScreenStory,
  },
});

export const Full = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationsHandlers.full);
  },
});

/** The longest titles and texts. */
export const LongTitles = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationsHandlers.long);
  },
});

export const Empty = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationsHandlers.empty);
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationsHandlers.loading);
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(...notificationsHandlers.failed);
  },
});
