import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { RisksPage } from './RisksPage.tsx';

const meta = preview.meta({
  component: RisksPage,
  title: 'Screens/Site/Risks',
  tags: ['autodocs'],
  parameters: { screen: 'risks' },
  args: { hrefs: { plans: '#plans', strategies: '#strategies', contacts: '#contacts' } },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });
