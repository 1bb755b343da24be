import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { someStrategies } from '../content.fixtures.ts';
import { StrategiesPage } from './StrategiesPage.tsx';
import { writeStrategyFilter } from './strategyFilter.ts';

const meta = preview.meta({
  component: StrategiesPage,
  title: 'Screens/Site/Strategies',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'strategies',
      purpose: 'Lists the trading strategies, by risk and market.',
      specification: '2, Strategies; 9, up to 30',
      rules: ['A filter that would leave nothing cannot be chosen.'],
    } satisfies ScreenStory,
  },
  args: {
    strategies: someStrategies,
    date: '2026-10-15T12:00:00Z',
    hrefs: {
      risks: '#risks',
      plans: '#plans',
      all: '#all',
      list: (filter) => `#list-${writeStrategyFilter(filter)}`,
      strategy: (id) => `#${id}`,
    },
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** Low risk: two markets are left, and the others cannot be chosen. */
export const Filtered = meta.story({ args: { filter: { risk: 'low' } } });

/** A server that no longer has a strategy for the filter. */
export const NothingLeft = meta.story({ args: { filter: { risk: 'low', market: 'options' } } });

export const WithoutApi = meta.story({ args: { strategies: undefined, date: undefined } });

export const Empty = meta.story({ args: { strategies: [] } });
