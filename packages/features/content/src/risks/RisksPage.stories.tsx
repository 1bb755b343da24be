import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { RisksPage } from './RisksPage.tsx';

const meta = preview.meta({
  component: RisksPage,
  title: 'Screens/Site/Risks',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'risks',
      purpose: 'Says in full what can be lost, and how.',
      specification: '2, Public screens',
      rules: ['Nothing here invites to register or to invest.'],
    } satisfies ScreenStory,
  },
  args: { hrefs: { plans: '#plans', strategies: '#strategies', contacts: '#contacts' } },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });
