import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import {
  advanceClock,
  loadMessages,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
} from '@meridian/testing';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emailDelivery, session } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages.ts';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const words = await loadMessages(messages, formsMessages, problemMessages);

function renderPage() {
  const onAuthenticated = vi.fn<ComponentProps<typeof ForgotPasswordPage>['onAuthenticated']>();
  const { unmount } = render(
    <ForgotPasswordPage
      hrefs={{ login: '/en/login', forgotLogin: '/en/forgot-login' }}
      onAuthenticated={onAuthenticated}
    />,
    { messages: words, token: null },
  );
  return { onAuthenticated, unmount };
}

const login = () => screen.getByLabelText('Login');
const email = () => screen.getByLabelText('E-mail');
const code = () => screen.findByRole('textbox', { name: 'Code' });
const send = () => user.click(screen.getByRole('button', { name: 'Send a code' }));

async function askForCode() {
  await user.type(login(), 'annapetrova');
  await user.type(email(), ' anna.petrova@example.com ');
  await send();
}

async function enterCode() {
  await askForCode();
  await user.type(await code(), '408215');
}

beforeEach(() => {
  sessionStorage.clear();
  mockServer.use(...authHandlers.goodDay);
});

describe('a forgotten password', () => {
  it('asks for the login and the e-mail in the words of the specification', async () => {
    renderPage();
    await send();
    expect(login()).toHaveAccessibleDescription('Please enter your login!');
    expect(email()).toHaveAccessibleDescription('Please enter your E-mail!');
    await user.type(email(), 'anna');
    await send();
    expect(email()).toHaveAccessibleDescription('The entered data is not valid E-mail!');
  });

  it('asks for the code of the authenticator app after the new password, and says that it is set', async () => {
    mockServer.use(...authHandlers.secondFactor);
    const { onAuthenticated } = renderPage();
    await enterCode();
    await user.type(await screen.findByLabelText('Password'), 'nine loud magpies 73');
    await user.type(screen.getByLabelText('Password again'), 'nine loud magpies 73{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Back to sign-in' }));
    expect(screen.getByText('The new password is set')).toBeVisible();
    expect(onAuthenticated).not.toHaveBeenCalled();
  });

  it('is replaced in three steps, with the token of the code', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/reset-password', 200, ({ body }) => {
        sent(body);
        return emailDelivery;
      }),
      mockApi.post('/auth/reset-password/validate', 200, ({ body }) => {
        sent(body);
        return { refreshToken: 'Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o' };
      }),
      mockApi.post('/auth/set-password', 200, ({ body, request }) => {
        sent(body, request.headers.get('Authorization'));
        return session;
      }),
    );
    const { onAuthenticated } = renderPage();
    await enterCode();
    await user.type(await screen.findByLabelText('Password'), 'nine loud magpies 73');
    await user.type(screen.getByLabelText('Password again'), 'nine loud magpies 73{Enter}');
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(session));
    expect(sent.mock.calls).toEqual([
      [{ login: 'annapetrova', email: 'anna.petrova@example.com' }],
      [
        {
          login: 'annapetrova',
          email: 'anna.petrova@example.com',
          secret: emailDelivery.secret,
          code: '408215',
        },
      ],
      [
        { password: 'nine loud magpies 73', passwordConfirmation: 'nine loud magpies 73' },
        'Bearer Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o',
      ],
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('takes a longer code after another request, where the server sends one', async () => {
    const sent = vi.fn();
    const lengths = [6, 10];
    mockServer.use(
      mockApi.post('/auth/reset-password', 200, () => ({ ...emailDelivery, length: lengths.shift() ?? 10 })),
      mockApi.post('/auth/reset-password/validate', 200, ({ body }) => {
        sent(body);
        return { refreshToken: 'Hn5Tz1WqKe8RbXc3VyLd6JmPg0SuAf7o' };
      }),
    );
    renderPage();
    await askForCode();
    await code();
    advanceClock(61_000);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await screen.findByText(/^We sent a new code to/);
    await user.type(await code(), '4082151234');
    await screen.findByLabelText('Password');
    expect(sent).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: '4082151234' }));
  });

  it('keeps its step after a reload', async () => {
    const first = renderPage();
    await askForCode();
    await code();
    first.unmount();
    const second = renderPage();
    await user.type(await code(), '408215');
    await screen.findByLabelText('Password');
    second.unmount();
    renderPage();
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(login()).toHaveValue('annapetrova');
    expect(login()).toHaveAttribute('autocomplete', 'username');
  });

  it('shows the message of the server, and keeps what was typed', async () => {
    mockServer.use(...authHandlers.resetRefused);
    renderPage();
    await askForCode();
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many codes were asked for this account.');
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 3:00.');
    expect(login()).toHaveValue('annapetrova');
  });

  it('says how many attempts are left after a wrong code, and lets the e-mail be changed', async () => {
    mockServer.use(...authHandlers.resetCodeWrong);
    renderPage();
    await enterCode();
    await waitFor(async () => expect(await code()).toHaveAccessibleDescription(/2 attempts left/));
    await user.click(screen.getByRole('button', { name: 'Change the login or the e-mail' }));
    expect(email()).toHaveValue('anna.petrova@example.com');
  });

  it('shows the message of a password that the server finds too simple', async () => {
    mockServer.use(...authHandlers.tooSimple);
    renderPage();
    await enterCode();
    await user.type(await screen.findByLabelText('Password'), 'password1234');
    await user.type(screen.getByLabelText('Password again'), 'password1234{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/Your password is too simple/),
    );
  });

  it('starts again when the time to set a password has run out', async () => {
    mockServer.use(...authHandlers.resetLate);
    renderPage();
    await enterCode();
    await user.type(await screen.findByLabelText('Password'), 'nine loud magpies 73');
    await user.type(screen.getByLabelText('Password again'), 'nine loud magpies 73{Enter}');
    expect(await screen.findByText('The time to set a new password has run out')).toBeVisible();
    expect(login()).toHaveValue('annapetrova');
  });
});
