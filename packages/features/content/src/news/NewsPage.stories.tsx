import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { someNews } from '../content.fixtures.ts';
import { NewsPage } from './NewsPage.tsx';

const meta = preview.meta({
  component: NewsPage,
  title: 'Screens/Site/News',
  tags: ['autodocs'],
  parameters: { screen: 'news' },
  args: { news: someNews, hrefs: { item: (id) => `#${id}` } },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

export const Empty = meta.story({ args: { news: [] } });
