import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { partnersSetting } from '../content.fixtures.ts';
import { MarketingPage } from './MarketingPage.tsx';

const meta = preview.meta({
  component: MarketingPage,
  title: 'Screens/Site/Marketing',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'marketing',
      purpose: 'Explains the bonus and affiliate programs.',
      specification: '2, Marketing, four bonus tiers',
      rules: [
        'Turnovers and awards come from the server.',
        'The page is hidden when referrals are switched off.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    partners: partnersSetting,
    date: '2026-10-15T12:00:00Z',
    hrefs: { risks: '#risks', register: '#register', faq: '#faq' },
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The build had no API. */
export const WithoutFigures = meta.story({ args: { partners: undefined, date: undefined } });
