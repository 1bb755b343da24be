import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { someNews } from '../content.fixtures.ts';
import { NewsPage } from './NewsPage.tsx';

const meta = preview.meta({
  component: NewsPage,
  title: 'Screens/Site/News',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'news',
      purpose: 'Lists the news.',
      specification: '1, news content',
      rules: ['The newest is first, each with its date.'],
    } satisfies ScreenStory,
  },
  args: { news: someNews, hrefs: { item: (id) => `#${id}` } },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

export const Empty = meta.story({ args: { news: [] } });
