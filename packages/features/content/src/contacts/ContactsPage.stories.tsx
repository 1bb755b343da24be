import { screen, userEvent } from 'storybook/test';
import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { useTranslation } from 'react-i18next';
import { bareContacts, contacts } from '../content.fixtures.ts';
import { messages } from '../messages.ts';
import { ContactsPage, type ContactsPageProps } from './ContactsPage.tsx';
import { GuestForm } from './GuestForm.tsx';
import { guestRequestsHandlers } from './guestRequests.handlers.ts';

/** The page as the site composes it. */
function Composed(props: Pick<ContactsPageProps, 'contacts' | 'date'>) {
  const { t } = useTranslation(messages);
  const words = t('contacts.form', { returnObjects: true, skipInterpolation: true });
  return (
    <ContactsPage
      {...props}
      form={<GuestForm words={words} />}
      hrefs={{ faq: '#faq', newSupportRequest: '#support', privacy: '#privacy' }}
    />
  );
}

const meta = preview.meta({
  component: Composed,
  title: 'Screens/Site/Contacts',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'contacts',
      purpose: 'Says how to reach the company, and takes messages of people without an account.',
      specification: '2, contacts',
      rules: [
        'What the server does not give is left out.',
        'The form is an island. It is hidden where the capability `guestRequests` or `support` is off.',
        'The answer to a message is the same whether or not an account has the e-mail.',
      ],
    } satisfies ScreenStory,
  },
  args: { contacts, date: '2026-10-15T12:00:00Z' },
});

export const Full = meta.story({ parameters: { chromatic: { disableSnapshot: false, modes: screenModes } } });

/** Nothing is given that may be missing. */
export const Bare = meta.story({ args: { contacts: bareContacts } });

/** The build had no API. */
export const WithoutContacts = meta.story({ args: { contacts: undefined, date: undefined } });

async function send() {
  const [, email, subject, text] = screen.getAllByRole('textbox');
  if (!email || !subject || !text) throw new Error('A field is missing.');
  await fill(email, 'anna@example.com');
  await fill(subject, 'Before I open an account');
  await fill(text, 'In which countries do you work?');
  await userEvent.click(screen.getByRole('button', { name: /Send|Отправить/ }));
}

export const MessageSent = meta.story({
  beforeEach: ({ msw }) => msw.use(...guestRequestsHandlers.goodDay),
  play: send,
});

/** The limits against floods. */
export const TooManyMessages = meta.story({
  beforeEach: ({ msw }) => msw.use(...guestRequestsHandlers.tooMany),
  play: send,
});

export const ConnectionLost = meta.story({
  beforeEach: ({ msw }) => msw.use(...guestRequestsHandlers.lost),
  play: send,
});
