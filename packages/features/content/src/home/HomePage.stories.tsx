import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { plain } from '@meridian/ui';
import { fees, liabilitiesNights, plans } from '../content.fixtures.ts';
import { HomePage } from './HomePage.tsx';

const hrefs = {
  home: '#home',
  plans: '#plans',
  invest: '#invest',
  register: '#register',
  risks: '#risks',
  whatWeOwe: '#owe',
};

const meta = preview.meta({
  component: HomePage,
  title: 'Screens/Site/Home',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'home',
      purpose: 'Explains the product: what happens to money, and what can be lost.',
      specification: '1; 2, Public screens',
      rules: [
        'The risk statement is above the first call to action.',
        'Figures come from the server, with their date. Without an API their place is reserved.',
      ],
    } satisfies ScreenStory,
  },
  args: { brandName: plain.name, plans, fees, night: liabilitiesNights[0], hrefs },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The build had no API. */
export const WithoutFigures = meta.story({ args: { plans: undefined, fees: undefined, night: undefined } });
