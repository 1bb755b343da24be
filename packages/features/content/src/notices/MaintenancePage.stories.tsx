import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { MaintenancePage } from './MaintenancePage.tsx';

const meta = preview.meta({
  component: MaintenancePage,
  title: 'Features/Content/MaintenancePage',
  parameters: { layout: 'padded' },
  args: { retryHref: '?' },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });
