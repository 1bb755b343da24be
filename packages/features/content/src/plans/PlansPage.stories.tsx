import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { fees, planResults, plans } from '../content.fixtures.ts';
import { PlansPage } from './PlansPage.tsx';

const meta = preview.meta({
  component: PlansPage,
  title: 'Screens/Site/Plans',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'plans',
      purpose: 'Compares the deposit plans, and calculates a deposit.',
      specification: '2, Deposit plans; 1, split of 30 % and 70 %',
      rules: ['Rates are “not guaranteed”.', 'The calculator says “if paid in full”.'],
      parts: { 'content/src/plans/calculator': 'the calculator, an island' },
    } satisfies ScreenStory,
  },
  args: {
    plans,
    fees,
    results: planResults,
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
export const WithoutFigures = meta.story({ args: { plans: undefined, fees: undefined, results: undefined } });

export const NoneOnOffer = meta.story({ args: { plans: { ...plans, items: [] } } });

/** No plan has ten deposits that were closed in one quarter. */
export const WithoutResults = meta.story({ args: { results: { ...planResults, items: [] } } });

export const ResultsSwitchedOff = meta.story({ args: { results: undefined } });
