import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { fn, screen, userEvent } from 'storybook/test';
import { supportHandlers } from '../support.handlers.ts';
import { NewSupportRequestPage } from './NewSupportRequestPage.tsx';
import type { SupportAbout } from './supportAbout.ts';

const withdrawal: SupportAbout = {
  subject: 'withdrawal',
  subjectId: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32',
};

const somethingElse: SupportAbout = { subject: 'other', subjectId: null };

const meta = preview.meta({
  component: NewSupportRequestPage,
  title: 'Screens/Settings/Support/New request',
  tags: ['autodocs'],
  args: { about: withdrawal, onSent: fn() },
  parameters: {
    screen: {
      id: 'newSupportRequest',
      purpose: 'Writes to the support, with what it is about filled in.',
      specification: 'An extension: questions about money are asked and answered in the cabinet',
      rules: ['Passwords and codes are never asked for, and the form says so.'],
    } satisfies ScreenStory,
  },
});

export const AboutWithdrawal = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.empty) });

export const AboutSomethingElse = meta.story({
  args: { about: somethingElse },
  beforeEach: ({ msw }) => msw.use(...supportHandlers.empty),
});

async function send() {
  await userEvent.type(await screen.findByRole('textbox'), 'What is it waiting for?');
  await userEvent.click(screen.getByRole('button', { name: /^(Send the request|Отправить обращение)$/ }));
  await screen.findByRole('alert');
}

/** The text stays. */
export const SendingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...supportHandlers.sendingFails),
  play: send,
});

/** After many requests within an hour. */
export const TooMany = meta.story({
  beforeEach: ({ msw }) => msw.use(...supportHandlers.tooMany),
  play: send,
});
