import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { partnersSetting } from '../content.fixtures.ts';
import { MarketingPage } from './MarketingPage.tsx';

const meta = preview.meta({
  component: MarketingPage,
  title: 'Screens/Site/Marketing',
  tags: ['autodocs'],
  parameters: { screen: 'marketing' },
  args: {
    partners: partnersSetting,
    date: '2026-10-15T12:00:00Z',
    hrefs: { risks: '#risks', register: '#register', faq: '#faq' },
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The build had no API. */
export const WithoutFigures = meta.story({ args: { partners: undefined, date: undefined } });
