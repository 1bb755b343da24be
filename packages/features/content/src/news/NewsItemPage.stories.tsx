import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { someNews } from '../content.fixtures.ts';
import { NewsItemPage } from './NewsItemPage.tsx';

const [, middle] = someNews;
const [first] = someNews;
if (!first || !middle) throw new Error('The fixtures have no news.');

const meta = preview.meta({
  component: NewsItemPage,
  title: 'Screens/Site/News item',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'newsItem',
      purpose: 'One piece of news.',
      specification: '1, news content',
      rules: ['It leads to the newer and the older one.'],
    } satisfies ScreenStory,
  },
  args: { item: middle, news: someNews, hrefs: { list: '#news', item: (id) => `#${id}` } },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

export const Alone = meta.story({ args: { item: first, news: [first] } });
