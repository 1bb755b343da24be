import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { AgreementPage } from './AgreementPage.tsx';

const meta = preview.meta({
  component: AgreementPage,
  title: 'Screens/Site/Agreement',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'agreement',
      purpose: 'The user agreement.',
      specification: '2, user agreement',
      rules: ['A blank that the owner has to fill is marked as missing.'],
    } satisfies ScreenStory,
  },
  args: { contacts },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The owner has not given the operator, the licence and the jurisdiction. */
export const NotProvided = meta.story({ args: { contacts: bareContacts } });
