import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { fees, plans } from '../content.fixtures.ts';
import { PlansPage } from './PlansPage.tsx';

const meta = preview.meta({
  component: PlansPage,
  title: 'Screens/Site/Plans',
  tags: ['autodocs'],
  parameters: { screen: 'plans' },
  args: {
    plans,
    fees,
    calculator: undefined,
    hrefs: {
      home: '#home',
      plans: '#plans',
      invest: '#invest',
      register: '#register',
      risks: '#risks',
      strategies: '#strategies',
      marketing: '#marketing',
      faq: '#faq',
      contacts: '#contacts',
    },
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The build had no API. */
export const WithoutFigures = meta.story({ args: { plans: undefined, fees: undefined } });

export const NoneOnOffer = meta.story({ args: { plans: { ...plans, items: [] } } });
