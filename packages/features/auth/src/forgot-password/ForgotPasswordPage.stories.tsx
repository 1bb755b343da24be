import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { authHandlers } from '../auth.handlers.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { noReset, type PasswordReset } from './passwordReset.ts';

const meta = preview.meta({
  component: ForgotPasswordPage,
  title: 'Screens/Entrance/New password',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'forgotPassword',
      purpose: 'Sets a new password in three steps: login and e-mail, code, password.',
      specification: '2, Forgot-password flow; 5, forgot-password form',
      rules: ['The first step never says whether the account exists.', 'A reload keeps the step.'],
    } satisfies ScreenStory,
  },
  args: { hrefs: { login: '#login', forgotLogin: '#forgot-login' }, onAuthenticated: () => {} },
  beforeEach({ msw }) {
    sessionStorage.clear();
    msw.use(...authHandlers.goodDay);
    return () => sessionStorage.clear();
  },
});

export const Account = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
});

/**
 * Pressed instead of Enter: when a focused field with typed text is removed, user-event dispatches its change in the middle of
 * React's commit, and no later story renders.
 */
async function submit() {
  const [button] = screen
    .getAllByRole('button')
    .filter((element) => element.getAttribute('type') === 'submit');
  if (!button) throw new Error('There is nothing to submit.');
  await userEvent.click(button);
}

async function askForCode() {
  const [login, email] = await screen.findAllByRole('textbox');
  if (!login || !email) throw new Error('The form has no fields.');
  await fill(login, 'annapetrova');
  await fill(email, 'anna.petrova@example.com');
  await submit();
}

/** The server shows its own message (section 7). */
export const Refused = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.resetRefused),
  async play() {
    await askForCode();
    await screen.findByRole('alert');
  },
});

async function openCode() {
  await askForCode();
  return screen.findByRole('textbox', { name: /^(code|код)$/i });
}

export const Code = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  play: async () => void (await openCode()),
});

/** The step that a reload keeps. */
function atPassword() {
  const reset: PasswordReset = { ...noReset, step: 'password', token: 'Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o' };
  sessionStorage.setItem('meridian:draft::password-reset', JSON.stringify(reset));
}

export const Password = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: atPassword,
});

async function setPassword() {
  await fill(await screen.findByLabelText(/^(password|пароль)$/i), 'nine loud magpies 73');
  await fill(screen.getByLabelText(/^(password again|пароль ещё раз)$/i), 'nine loud magpies 73');
  await submit();
}

export const TooSimple = meta.story({
  beforeEach({ msw }) {
    atPassword();
    msw.use(...authHandlers.tooSimple);
  },
  play: setPassword,
});
