import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { someStrategies } from '../content.fixtures.ts';
import { StrategyPage } from './StrategyPage.tsx';

const [alone] = someStrategies.filter(({ market }) => market === 'onchain');
const [one] = someStrategies;
if (!one || !alone) throw new Error('The fixtures have no strategies.');

const meta = preview.meta({
  component: StrategyPage,
  title: 'Screens/Site/Strategy',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'strategy',
      purpose: 'Describes one strategy and how it can lose.',
      specification: '2, Strategies',
      rules: ['How it can lose money is a section of its own.'],
    } satisfies ScreenStory,
  },
  args: {
    strategy: one,
    strategies: someStrategies,
    date: '2026-10-15T12:00:00Z',
    hrefs: {
      risks: '#risks',
      plans: '#plans',
      all: '#all',
      list: ({ market }) => `#list-${market ?? ''}`,
      strategy: (id) => `#${id}`,
    },
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The server removed the strategy after the page was written. */
export const Removed = meta.story({ args: { strategy: undefined } });

/** The only strategy of its market. */
export const Alone = meta.story({ args: { strategy: alone } });
