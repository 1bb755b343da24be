import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { MaintenancePage } from './MaintenancePage.tsx';

const meta = preview.meta({
  component: MaintenancePage,
  title: 'Screens/Site/Maintenance',
  tags: ['autodocs'],
  parameters: { screen: 'maintenance' },
  args: { retryHref: '?' },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });
