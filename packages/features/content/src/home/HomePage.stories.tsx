import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { plain } from '@meridian/ui';
import { fees, plans } from '../content.fixtures.ts';
import { HomePage } from './HomePage.tsx';

const hrefs = {
  home: '#home',
  plans: '#plans',
  invest: '#invest',
  register: '#register',
  risks: '#risks',
};

const meta = preview.meta({
  component: HomePage,
  title: 'Screens/Site/Home',
  tags: ['autodocs'],
  parameters: { screen: 'home' },
  args: { brandName: plain.name, plans, fees, hrefs },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The build had no API. */
export const WithoutFigures = meta.story({ args: { plans: undefined, fees: undefined } });
