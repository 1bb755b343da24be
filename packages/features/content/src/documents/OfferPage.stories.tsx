import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { OfferPage } from './OfferPage.tsx';

const meta = preview.meta({
  component: OfferPage,
  title: 'Screens/Site/Offer',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'offer',
      purpose: 'The public offer.',
      specification: '2, public offer',
      rules: ['A blank that the owner has to fill is marked as missing.'],
    } satisfies ScreenStory,
  },
  args: { contacts },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The owner has not given the operator, the licence and the jurisdiction. */
export const NotProvided = meta.story({ args: { contacts: bareContacts } });
