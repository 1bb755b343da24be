import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { ForgotLoginPage } from './ForgotLoginPage.tsx';

const meta = preview.meta({
  component: ForgotLoginPage,
  title: 'Screens/Entrance/Forgotten login',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'forgotLogin',
      purpose: 'Sends a forgotten login to the e-mail of its account.',
      specification: '2, Authentication screens',
      rules: ['The answer never says whether an account has this e-mail.'],
    } satisfies ScreenStory,
  },
  args: { hrefs: { login: '#login' } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
});

export const Empty = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
});

async function askForLogin() {
  await fill(screen.getByRole('textbox'), 'anna.petrova@example.com');
  await userEvent.click(screen.getByRole('button'));
}

/** The same for an e-mail that no account has. */
export const Sent = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  async play() {
    await askForLogin();
    await screen.findByRole('status');
  },
});

export const AskedTooOften = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.remindedTooOften),
  async play() {
    await askForLogin();
    await screen.findByRole('alert');
  },
});
