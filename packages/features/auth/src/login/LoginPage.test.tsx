import { messages as problemMessages } from '@meridian/problem';
import {
  advanceClock,
  type Language,
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
import { session, telegramUser, telegramResult } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { LoginPage } from './LoginPage.tsx';
import { messages } from '../messages.ts';

const words = await loadMessages(messages, problemMessages);

function renderPage(props: Partial<ComponentProps<typeof LoginPage>> = {}, language: Language = 'en') {
  const onAuthenticated = vi.fn<ComponentProps<typeof LoginPage>['onAuthenticated']>();
  const onTelegramUnknown = vi.fn();
  render(
    <LoginPage
      hrefs={{
        register: '/en/register',
        forgotLogin: '/en/forgot-login',
        forgotPassword: '/en/forgot-password',
      }}
      telegram={telegramVisit()}
      onAuthenticated={onAuthenticated}
      onTelegramUnknown={onTelegramUnknown}
      {...props}
    />,
    { messages: words, language, token: null },
  );
  return { onAuthenticated, onTelegramUnknown };
}

const telegramVisit = (result?: string, isExpected = true) => ({
  returnTo: 'https://meridian.example/en/login',
  result,
  isExpected,
});

beforeEach(() => mockServer.use(...authHandlers.goodDay));

const login = () => screen.getByRole('textbox', { name: 'Login, e-mail or phone' });
const password = () => screen.getByLabelText('Password');

async function logIn() {
  await user.type(login(), ' annapetrova ');
  await user.type(password(), ' seven herons ');
  await user.keyboard('{Enter}');
}

describe('signing in', () => {
  it('sends the trimmed login and the exact password, and returns the session', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/login', 200, ({ body }) => {
        sent(body);
        return session;
      }),
    );
    const { onAuthenticated } = renderPage();
    await logIn();
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(session));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ login: 'annapetrova', password: ' seven herons ' });
  });

  it('reports an incorrect login or password, and keeps the typed text', async () => {
    mockServer.use(...authHandlers.wrongPassword);
    const { onAuthenticated } = renderPage();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect login or password');
    expect(login()).toHaveValue(' annapetrova ');
    expect(password()).toHaveValue(' seven herons ');
    expect(onAuthenticated).not.toHaveBeenCalled();
  });

  it('names a rejected field that the form does not have', async () => {
    mockServer.use(
      mockApi.problem('post', '/auth/login', 422, {
        code: 'validation_failed',
        errors: { captcha: 'required' },
      }),
    );
    renderPage();
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('captcha: Fill in this field');
  });

  it('reports empty fields and focuses the first one, without a call', async () => {
    renderPage();
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(login()).toHaveAccessibleDescription('Enter your login, e-mail or phone.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    expect(login()).toHaveFocus();
  });

  it.each([
    ['анна', 'In login allowed only latin letters and numbers'],
    ['07700 900123', 'Enter the phone with + and the country code, for example +44 7700 900123.'],
    ['8 (900) 123-45-67', 'Enter the phone with + and the country code, for example +44 7700 900123.'],
  ])('reports the name %s, without a call', async (typed, message) => {
    renderPage();
    await user.type(login(), typed);
    await user.type(password(), 'seven herons{Enter}');
    expect(login()).toHaveAccessibleDescription(message);
  });

  it.each(['+44 7700 900\u2013123', 'анна@пример.рф'])('sends the phone or e-mail %s', async (typed) => {
    const { onAuthenticated } = renderPage();
    await user.type(login(), typed);
    await user.type(password(), 'seven herons{Enter}');
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalled());
  });

  it.each([
    ['\u202a+44 7700 900123\u202c', '+447700900123'],
    ['(+44) 7700 900123', '+447700900123'],
    ['0044 7700/900123', '+447700900123'],
    ['(917) 555-1234', '+19175551234'],
  ])('sends the phone %o as %s', async (typed, phone) => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/login', 200, ({ body }) => {
        sent(body.login);
        return session;
      }),
    );
    renderPage();
    await user.click(login());
    await user.paste(typed);
    if (!phone.startsWith('+44')) await screen.findByText(/The whole number is/);
    await user.type(password(), 'seven herons{Enter}');
    await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith(phone));
  });

  it('asks for the country when refused digits may be a phone', async () => {
    mockServer.use(...authHandlers.wrongPassword);
    renderPage();
    await user.type(login(), '89001234567');
    await user.type(password(), 'seven herons{Enter}');
    await screen.findByRole('alert');
    expect(await screen.findByRole('combobox', { name: 'Country of the number' })).toBeVisible();
  });

  it('sends one call when the button is pressed several times', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/login', 200, async () => {
        sent();
        await new Promise((resolve) => setTimeout(resolve, 50));
        return session;
      }),
    );
    const { onAuthenticated } = renderPage();
    await user.type(login(), 'annapetrova');
    await user.type(password(), 'seven quiet herons 41');
    await user.dblClick(screen.getByRole('button', { name: 'Sign in' }));
    await user.type(password(), '{Enter}');
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalled());
    await user.type(password(), '{Enter}');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(sent).toHaveBeenCalledTimes(1);
    expect(onAuthenticated).toHaveBeenCalledTimes(1);
  });

  it('explains an expired session', () => {
    renderPage({ notice: 'session_expired' });
    expect(screen.getByText('Your session has ended')).toBeVisible();
  });

  it('is shown in Russian', async () => {
    mockServer.use(...authHandlers.wrongPassword);
    renderPage({}, 'ru');
    const russianLogin = screen.getByRole('textbox', { name: 'Логин, почта или телефон' });
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    expect(russianLogin).toHaveAccessibleDescription('Введите логин, почту или телефон.');
    await user.type(russianLogin, 'annapetrova');
    await user.type(screen.getByLabelText('Пароль'), 'herons{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Неверный логин или пароль');
  });
});

describe('Telegram', () => {
  const link = () => screen.findByRole('link', { name: 'Sign in with Telegram' });

  it('is offered only while the server allows it, and returns to this page', async () => {
    mockServer.use(...authHandlers.telegram);
    renderPage();
    const { searchParams, origin } = new URL((await link()).getAttribute('href') ?? '');
    expect(origin).toBe('https://oauth.telegram.org');
    expect(Object.fromEntries(searchParams)).toEqual({
      bot_id: '7000000001',
      origin: 'https://meridian.example',
      return_to: expect.stringMatching(
        /^https:\/\/meridian\.example\/en\/login\?telegramState=[0-9a-f]{32}$/,
      ),
    });
  });

  it.each([
    ['@annapetrova', telegramUser],
    ['Anna', { ...telegramUser, username: undefined }],
    ['512345678', { id: 512345678, auth_date: 1790931310, hash: 'a'.repeat(64) }],
  ])('asks before it signs in as %s by a link that somebody sent', async (name, investor) => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/telegram', 200, ({ body }) => {
        sent(body);
        return session;
      }),
    );
    const { onAuthenticated } = renderPage({
      telegram: telegramVisit(btoa(JSON.stringify(investor)), false),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(`Sign in as ${name} in Telegram?`);
    expect(sent).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Yes, this is me' }));
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(session));
  });

  it('sends nothing after a no, and offers the login again', async () => {
    mockServer.use(...authHandlers.telegram);
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/telegram', 200, ({ body }) => {
        sent(body);
        return session;
      }),
    );
    renderPage({ telegram: telegramVisit(telegramResult, false) });
    await user.click(await screen.findByRole('button', { name: 'No, this is not me' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await link()).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends what Telegram returned once, and starts the session', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/telegram', 200, ({ body }) => {
        sent(body);
        return session;
      }),
    );
    const { onAuthenticated } = renderPage({ telegram: telegramVisit(telegramResult) });
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(session));
    expect(sent).toHaveBeenCalledExactlyOnceWith(telegramUser);
  });

  it('goes to the registration if the Telegram account is unknown', async () => {
    mockServer.use(...authHandlers.telegramUnknown);
    const { onTelegramUnknown } = renderPage({ telegram: telegramVisit(telegramResult) });
    await waitFor(() => expect(onTelegramUnknown).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['', 'nonsense', btoa('{"id":"1"}'), btoa('null')])('survives the result "%s"', async (result) => {
    const { onAuthenticated } = renderPage({ telegram: telegramVisit(result) });
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not sign you in with Telegram');
    expect(onAuthenticated).not.toHaveBeenCalled();
  });
});

it('counts down to the next try after too many calls, without announcing every second', async () => {
  mockServer.use(mockApi.problem('post', '/auth/login', 429, { code: 'too_many_calls', retryAfter: 3 }));
  renderPage();
  await logIn();
  expect(await screen.findByRole('timer')).toHaveTextContent('You can try again in 0:03.');
  advanceClock(3000);
  await waitFor(() => expect(screen.queryByRole('timer')).not.toBeInTheDocument());
  expect(screen.getByText('You can try again now.')).toBeVisible();
});
