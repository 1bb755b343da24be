import { screenModes } from '#.storybook/chromaticModes';
import { fill } from '#.storybook/fill';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { screen, userEvent } from 'storybook/test';
import { telegramResult } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { LoginPage } from './LoginPage.tsx';

const meta = preview.meta({
  component: LoginPage,
  title: 'Screens/Entrance/Sign in',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'login',
      purpose: 'Signs in with a login, e-mail or phone and a password, with a passkey, or through Telegram.',
      specification: '2, Login; 4, session; 6, Telegram is a setting of the server',
      rules: [
        'The page never says whether the login or the password was wrong.',
        'After an ended session it says why the person is here.',
      ],
      parts: { 'auth/src/second-factor': 'the code of an app', 'auth/src/passkeys': 'a passkey' },
    } satisfies ScreenStory,
  },
  args: {
    hrefs: { register: '#register', forgotLogin: '#forgot-login', forgotPassword: '#forgot-password' },
    telegram: { returnTo: 'https://meridian.example/en/login', result: undefined, isExpected: false },
    onAuthenticated: () => {},
    onTelegramUnknown: () => {},
  },
});

export const Empty = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
});

/** After a 401 the page explains that the session expired and asks to sign in. */
export const SessionExpired = meta.story({
  args: { notice: 'session_expired' },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
});

/** Submitted empty: each field shows its error, and the first one has the focus. */
export const NothingEntered = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
  async play() {
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.keyboard('{Enter}');
  },
});

async function logIn() {
  await fill(screen.getByRole('textbox'), 'annapetrova');
  await userEvent.tab();
  await userEvent.keyboard('seven quiet herons 41{Enter}');
}

async function logInAndFail() {
  await logIn();
  await screen.findByRole('alert');
}

export const WrongPassword = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.wrongPassword),
  play: logInAndFail,
});

export const TooManyTries = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.tooManyTries),
  play: logInAndFail,
});

export const NoConnection = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.noConnection),
  play: logInAndFail,
});

export const LoggingIn = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.waiting),
  play: logIn,
});

/** The server allows signing in through Telegram. */
export const WithTelegram = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.telegram),
});

/** Back from Telegram with a signature that the server rejects. */
export const TelegramRefused = meta.story({
  args: {
    telegram: { returnTo: 'https://meridian.example/en/login', result: telegramResult, isExpected: true },
  },
  beforeEach: ({ msw }) => msw.use(...authHandlers.telegramRefused),
});

/** A link brought a response of Telegram that this tab did not ask for. */
export const TelegramAsked = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  args: {
    telegram: { returnTo: 'https://meridian.example/en/login', result: telegramResult, isExpected: false },
  },
  beforeEach: ({ msw }) => msw.use(...authHandlers.telegram),
});
