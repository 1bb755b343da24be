import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  component: NotFoundPage,
  title: 'Screens/Site/Not found',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'notFound',
      purpose: 'Answers an unknown address with ways to go on.',
      specification: '2, Screens and routes',
      rules: ['It says that nothing has happened to the money.'],
    } satisfies ScreenStory,
  },
  args: {
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
