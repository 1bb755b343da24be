import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { someNews } from '../content.fixtures.ts';
import { NewsItemPage } from './NewsItemPage.tsx';

const [, middle] = someNews;
const [first] = someNews;
if (!first || !middle) throw new Error('The fixtures have no news.');

const meta = preview.meta({
  component: NewsItemPage,
  title: 'Screens/Site/News item',
  tags: ['autodocs'],
  parameters: { screen: 'newsItem' },
  args: { item: middle, news: someNews, hrefs: { list: '#news', item: (id) => `#${id}` } },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

export const Alone = meta.story({ args: { item: first, news: [first] } });
