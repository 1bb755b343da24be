import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { MaintenancePage } from './MaintenancePage.tsx';

const meta = preview.meta({
  component: MaintenancePage,
  title: 'Screens/Site/Maintenance',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'maintenance',
      purpose: 'Stands in for every page during technical works.',
      specification: '1 and 2, maintenance page',
      rules: ['It says that money is safe, and offers to try again. It never counts down.'],
    } satisfies ScreenStory,
  },
  args: { retryHref: '?' },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });
