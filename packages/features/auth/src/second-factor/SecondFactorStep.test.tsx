import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import type { ComponentProps } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { secondFactorNeeded, session, telegramResult } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { LoginPage } from '../login/LoginPage.tsx';
import { messages } from '../messages.ts';

const words = await loadMessages(messages, problemMessages);

function renderPage(result?: string) {
  const onAuthenticated = vi.fn<ComponentProps<typeof LoginPage>['onAuthenticated']>();
  render(
    <LoginPage
      hrefs={{
        register: '/en/register',
        forgotLogin: '/en/forgot-login',
        forgotPassword: '/en/forgot-password',
      }}
      telegram={{ returnTo: 'https://meridian.example/en/login', result, isExpected: true }}
      onAuthenticated={onAuthenticated}
      onTelegramUnknown={() => {}}
    />,
    { messages: words, token: null },
  );
  return onAuthenticated;
}

const login = () => screen.findByRole('textbox', { name: 'Login, e-mail or phone' });
const code = () => screen.findByRole('textbox', { name: 'Code' });

async function enterPassword() {
  await user.type(await login(), 'annapetrova');
  await user.type(screen.getByLabelText('Password'), 'seven quiet herons 41{Enter}');
}

beforeEach(() => mockServer.use(...authHandlers.secondFactor));

it('asks for the code of the app after the password, and sends it when it is complete', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.post('/auth/second-factor', 200, ({ body }) => {
      sent(body);
      return session;
    }),
  );
  const onAuthenticated = renderPage();
  await enterPassword();
  await user.type(await code(), '408215');
  await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(session));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ challenge: secondFactorNeeded.challenge, code: '408215' });
});

it('takes a recovery code instead, and keeps a wrong one to correct it', async () => {
  mockServer.use(...authHandlers.secondFactorWrong);
  const onAuthenticated = renderPage();
  await enterPassword();
  await user.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
  const field = screen.getByRole('textbox', { name: 'Recovery code' });
  expect(field).toHaveFocus();
  await user.type(field, '7k2qd-m04xw{Enter}');
  expect(await screen.findByRole('textbox', { description: /Codes do not match/ })).toHaveValue(
    '7k2qd-m04xw',
  );
  expect(onAuthenticated).not.toHaveBeenCalled();
});

it('empties the field of a wrong code of the app', async () => {
  mockServer.use(...authHandlers.secondFactorWrong);
  renderPage();
  await enterPassword();
  await user.type(await code(), '408215');
  expect(await screen.findByRole('textbox', { description: /Codes do not match/ })).toHaveValue('');
});

it('asks for the password again when the time has run out', async () => {
  mockServer.use(...authHandlers.secondFactorLate);
  renderPage();
  await enterPassword();
  await user.type(await code(), '408215');
  expect(await screen.findByText('The time to enter the code has run out')).toBeVisible();
  expect(await login()).toBeVisible();
});

it('does not send a signature of Telegram again when the user goes back', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.post('/auth/telegram', 202, ({ body }) => {
      sent(body);
      return secondFactorNeeded;
    }),
  );
  renderPage(telegramResult);
  await user.click(await screen.findByRole('button', { name: 'Back to sign-in' }));
  expect(await login()).toBeVisible();
  expect(sent).toHaveBeenCalledOnce();
});
