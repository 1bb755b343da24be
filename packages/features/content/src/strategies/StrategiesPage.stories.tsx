import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { someStrategies } from '../content.fixtures.ts';
import { StrategiesPage } from './StrategiesPage.tsx';
import { writeStrategyFilter } from './strategyFilter.ts';

const meta = preview.meta({
  component: StrategiesPage,
  title: 'Features/Content/StrategiesPage',
  parameters: { layout: 'padded' },
  args: {
    strategies: someStrategies,
    date: '2026-10-15T12:00:00Z',
    hrefs: {
      risks: '#risks',
      plans: '#plans',
      list: (filter) => `#list-${writeStrategyFilter(filter)}`,
      strategy: (id) => `#${id}`,
    },
  },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** Low risk: two markets are left, and the others cannot be chosen. */
export const Filtered = meta.story({ args: { filter: { risk: 'low' } } });

export const Empty = meta.story({ args: { strategies: [] } });
