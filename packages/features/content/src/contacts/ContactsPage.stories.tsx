import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { ContactsPage } from './ContactsPage.tsx';

const meta = preview.meta({
  component: ContactsPage,
  title: 'Screens/Site/Contacts',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'contacts',
      purpose: 'Says how to reach the company.',
      specification: '2, contacts',
      rules: ['What the server does not give is left out.'],
    } satisfies ScreenStory,
  },
  args: { contacts, date: '2026-10-15T12:00:00Z', hrefs: { faq: '#faq' } },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** Nothing is given that may be missing. */
export const Bare = meta.story({ args: { contacts: bareContacts } });

/** The build had no API. */
export const WithoutContacts = meta.story({ args: { contacts: undefined, date: undefined } });
