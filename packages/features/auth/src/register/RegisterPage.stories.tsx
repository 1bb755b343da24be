import { screenModes } from '#.storybook/chromaticModes';
import preview from '#.storybook/preview';
import type { ScreenStory } from '#.storybook/screens/screenStory';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { telegramResult } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { RegisterPage } from './RegisterPage.tsx';

const meta = preview.meta({
  component: RegisterPage,
  title: 'Screens/Entrance/Register',
  tags: ['autodocs'],
  parameters: {
    screen: {
      id: 'register',
      purpose: 'Creates an account, with the inviter when there is one.',
      specification: '2, Register; 5, login, passwords, phone',
      rules: [
        'Each error is at its field, in the words of the specification.',
        'Consent to the offer and the agreement is never ticked in advance.',
      ],
    } satisfies ScreenStory,
  },
  args: {
    inviter: 'viktor',
    language: 'en' as const,
    hrefs: {
      login: '#login',
      agreement: '#agreement',
      offer: '#offer',
      privacy: '#privacy',
      riskStatement: '#risk-statement',
    },
    telegram: { returnTo: 'https://meridian.example/en/register', result: undefined, isExpected: false },
    onAuthenticated: () => {},
  },
});

const loginField = () => screen.getByRole('textbox', { name: /^(login|логин)/i });
const hint = () => screen.findByText(/\b3\b.*\b32\b/);

export const Invited = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
});

export const NotInvited = meta.story({
  args: { inviter: undefined },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
});

export const InviterLoading = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.inviterLoading),
});

/** The link has an unknown inviter. The user can register without one. */
export const InviterUnknown = meta.story({
  args: { inviter: 'nobody' },
  beforeEach: ({ msw }) => msw.use(...authHandlers.inviterUnknown),
});

/** The lookup of the inviter failed. The login in the link is still sent with the registration. */
export const InviterUnchecked = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.inviterUnchecked),
});

/** The rules failed to load. The form works without hints, and only the server validates. */
export const Partial = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.noRules),
});

interface Contacts {
  login: string;
  email: string;
  phone: string;
}

/** Only the keyboard is used, in the order of the page. */
async function response({ login, email, phone }: Contacts) {
  await hint();
  await userEvent.click(loginField());
  await userEvent.keyboard(login);
  await userEvent.tab();
  await userEvent.keyboard(email);
  await userEvent.tab();
  await userEvent.keyboard(phone);
  await userEvent.keyboard('{Enter}');
}

const passwordField = () => screen.getByLabelText(/^(password|пароль)$/i);

async function answerContacts() {
  await response({ login: 'annapetrova', email: 'anna.petrova@example.com', phone: '+44 7700 900123' });
  await waitFor(() => expect(passwordField()).toHaveFocus());
}

async function answerPasswords(password: string, again: string) {
  await userEvent.keyboard(password);
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard(again);
}

/** Every field of the first step has an invalid value. The error takes the place of the hint. */
export const WrongAnswers = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
  async play() {
    await response({ login: 'анна', email: 'anna.petrova', phone: '8 999 123-45-67' });
  },
});

/** The second step with invalid values. */
export const WrongPasswords = meta.story({
  parameters: { chromatic: { disableSnapshot: false, modes: screenModes } },
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
  async play() {
    await answerContacts();
    await answerPasswords('herons', 'heron');
    await userEvent.keyboard('{Enter}');
  },
});

async function register() {
  await answerContacts();
  await answerPasswords('seven quiet herons 41', 'seven quiet herons 41');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: /^(register|зарегистрироваться)$/i }));
}

async function registerAndFail() {
  await register();
  await screen.findByRole('alert');
}

export const LoginTaken = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.loginTaken),
  play: register,
});

export const FieldsRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.fieldsRefused),
  play: register,
});

export const InviterRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.inviterRefused),
  play: registerAndFail,
});

export const CodeNotSent = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.codeNotSent),
  play: registerAndFail,
});

/** The connection was lost. The page warns that the account may have been created. */
export const NoConnection = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.noConnection),
  play: registerAndFail,
});

export const Registering = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.waiting),
  play: register,
});

/** Back from Telegram with an account that nobody has registered with: no password is asked for. */
export const ThroughTelegram = meta.story({
  args: {
    telegram: { returnTo: 'https://meridian.example/en/register', result: telegramResult, isExpected: true },
  },
  beforeEach: ({ msw }) => msw.use(...authHandlers.telegram),
});

/** Advice while a password is typed. The server decides. */
export const PasswordAdvice = meta.story({
  beforeEach: ({ msw }) => msw.use(...authHandlers.goodDay),
  async play() {
    await answerContacts();
    await userEvent.keyboard('qwerty12345');
    await screen.findByRole('meter');
  },
});
