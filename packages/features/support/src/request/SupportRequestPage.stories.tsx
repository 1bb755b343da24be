import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { pendingWithdrawal } from '../support.fixtures.ts';
import { supportHandlers } from '../support.handlers.ts';
import { SupportRequestPage } from './SupportRequestPage.tsx';

const meta = preview.meta({
  component: SupportRequestPage,
  title: 'Screens/Settings/Support/Request',
  tags: ['autodocs'],
  args: { id: pendingWithdrawal.id },
  parameters: {
    screen: {
      id: 'support',
      purpose: 'Shows a request with its answers, and takes another message.',
      specification: 'An extension: questions about money are asked and answered in the cabinet',
      rules: [
        'Messages are shown as plain text.',
        'A message that was not sent stays in the field, and a lost answer never sends it twice.',
        'A closed request takes no more messages.',
      ],
    } satisfies ScreenStory,
  },
});

export const Answered = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.goodDay) });

/** About nothing that has a number. */
export const Waiting = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.waiting) });

export const Closed = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.closed) });

async function send() {
  await userEvent.type(await screen.findByRole('textbox'), 'It arrived.');
  await userEvent.click(screen.getByRole('button', { name: /^(Send the message|Отправить сообщение)$/ }));
  await screen.findByRole('alert');
}

/** The text stays. */
export const SendingFails = meta.story({
  beforeEach: ({ msw }) => msw.use(...supportHandlers.sendingFails),
  play: send,
});

export const ClosedMeanwhile = meta.story({
  beforeEach: ({ msw }) => msw.use(...supportHandlers.closedMeanwhile),
  play: send,
});

export const Loading = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.loading) });

export const Missing = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.missing) });

export const Failed = meta.story({ beforeEach: ({ msw }) => msw.use(...supportHandlers.error) });
