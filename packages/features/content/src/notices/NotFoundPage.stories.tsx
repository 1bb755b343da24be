import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { NotFoundPage } from './NotFoundPage.tsx';

const meta = preview.meta({
  component: NotFoundPage,
  title: 'Screens/Site/Not found',
  tags: ['autodocs'],
  parameters: { screen: 'notFound' },
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
