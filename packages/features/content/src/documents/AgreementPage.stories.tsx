import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { AgreementPage } from './AgreementPage.tsx';

const meta = preview.meta({
  component: AgreementPage,
  title: 'Screens/Site/Agreement',
  tags: ['autodocs'],
  parameters: { screen: 'agreement' },
  args: { contacts },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** The owner has not given the operator, the licence and the jurisdiction. */
export const NotProvided = meta.story({ args: { contacts: bareContacts } });
