import { messages as problemMessages } from '@meridian/problem';
import type { RequestBody } from '@meridian/api-client';
import { loadMessages, mockApi, mockServer, render, screen, user, type Language } from '@meridian/testing';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newSession, subscriptionOptions } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages/index.ts';
import { RegisterPage } from './RegisterPage.tsx';

const words = await loadMessages(messages, problemMessages);

type Sent = RequestBody<'post', '/auth/register/{login}'> & { login: unknown };

function renderPage(props: Partial<ComponentProps<typeof RegisterPage>> = {}, language: Language = 'en') {
  const onAuthenticated = vi.fn<ComponentProps<typeof RegisterPage>['onAuthenticated']>();
  const { unmount } = render(
    <RegisterPage
      language={language}
      hrefs={{ login: '/en/login' }}
      onAuthenticated={onAuthenticated}
      {...props}
    />,
    { messages: words, language, token: null },
  );
  return { onAuthenticated, unmount };
}

/** Answers a registration and shows what was sent. */
function watchRegistration() {
  const sent = vi.fn<(call: Sent) => void>();
  mockServer.use(
    mockApi.post('/auth/register/{login}', 201, ({ body, params }) => {
      sent({ ...body, login: params.login });
      return newSession;
    }),
  );
  return sent;
}

const field = (name: string) => screen.getByLabelText(name);
const submit = () => user.click(screen.getByRole('button', { name: 'Register' }));

async function fillIn() {
  await user.type(field('Login'), 'annapetrova');
  await user.type(field('E-mail'), 'anna.petrova@example.com');
  await user.type(field('Phone'), '+44 (7700) 900-123');
  await user.type(field('Password'), 'seven quiet herons 41');
  await user.type(field('Password again'), 'seven quiet herons 41');
  await user.click(screen.getByRole('checkbox'));
}

beforeEach(() => mockServer.use(...authHandlers.goodDay));

describe('what a registration begins with', () => {
  const begin = (trialDays: number, language: Language) => {
    mockServer.use(mockApi.get('/settings/subscription/options', 200, { ...subscriptionOptions, trialDays }));
    renderPage({}, language);
  };

  it.each([
    [1, 'en', '1 day of subscription for free. Nothing is charged when it ends.'],
    [90, 'en', '90 days of subscription for free. Nothing is charged when they end.'],
    [21, 'ru', '21 день подписки.'],
    [3, 'ru', '3 дня подписки.'],
    [90, 'ru', '90 дней подписки.'],
  ] as const)('is said before it: %i days in %s', async (days, language, words) => {
    begin(days, language);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });

  it('is not spoken of where it begins with none', async () => {
    begin(0, 'en');
    expect(await screen.findByText(/from 3 to 32/)).toBeVisible();
    expect(screen.queryByText(/subscription/)).not.toBeInTheDocument();
  });
});

describe('registering', () => {
  it('sends every answer, the phone as the server writes it, and the inviter as the server knows them', async () => {
    const sent = watchRegistration();
    const { onAuthenticated } = renderPage({ inviter: 'viktor' });
    expect(await screen.findByText('Viktor')).toBeVisible();
    await fillIn();
    await submit();
    await vi.waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(newSession));
    expect(sent).toHaveBeenCalledExactlyOnceWith({
      login: 'annapetrova',
      email: 'anna.petrova@example.com',
      phone: '+447700900123',
      password: 'seven quiet herons 41',
      passwordConfirmation: 'seven quiet herons 41',
      inviter: 'Viktor',
      agreementAccepted: true,
      language: 'en',
    });
  });

  it('goes on without an inviter where the link names nobody', async () => {
    mockServer.use(...authHandlers.inviterUnknown);
    const sent = watchRegistration();
    renderPage({ inviter: 'nobody' });
    expect(await screen.findByText('There is no inviter “nobody”')).toBeVisible();
    await fillIn();
    await submit();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviter: null })));
  });

  it('keeps the inviter of the link where they could not be looked up', async () => {
    mockServer.use(...authHandlers.inviterUnchecked);
    const sent = watchRegistration();
    renderPage({ inviter: 'viktor' });
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    await fillIn();
    await submit();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviter: 'viktor' })));
  });

  it('registers without the inviter after the server has refused them', async () => {
    mockServer.use(...authHandlers.inviterRefused);
    renderPage({ inviter: 'viktor' });
    await screen.findByText('Viktor');
    await fillIn();
    await submit();
    expect(await screen.findByText('There is no inviter “viktor”')).toBeVisible();
    const sent = watchRegistration();
    await submit();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviter: null })));
  });

  it('names every field that will not do, in the words of the specification, and calls nobody', async () => {
    const sent = watchRegistration();
    renderPage();
    await screen.findByText(/from 3 to 32 characters/);
    await user.type(field('Login'), 'анна');
    await user.type(field('E-mail'), 'anna.petrova');
    await user.type(field('Phone'), '8 999 123-45-67');
    await user.type(field('Password'), 'seven quiet herons 41');
    await user.type(field('Password again'), 'seven quiet herons');
    await submit();
    expect(field('Login')).toHaveAccessibleDescription(/In login allowed only latin letters and numbers/);
    expect(field('E-mail')).toHaveAccessibleDescription('The entered data is not valid E-mail!');
    expect(field('Phone')).toHaveAccessibleDescription(/Wrong phone number/);
    expect(field('Password again')).toHaveAccessibleDescription("The passwords don't match");
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(field('Login')).toHaveFocus();
    expect(sent).not.toHaveBeenCalled();
  });

  it('asks for each answer that was left empty by its name', async () => {
    renderPage();
    await submit();
    expect(field('Login')).toHaveAccessibleDescription(/Please enter your login!/);
    expect(field('E-mail')).toHaveAccessibleDescription('Please enter your E-mail!');
    expect(field('Phone')).toHaveAccessibleDescription(/Enter your phone number\./);
    expect(field('Password')).toHaveAccessibleDescription(/Enter a password\./);
    expect(field('Password again')).toHaveAccessibleDescription('Repeat the password.');
  });

  it('does not tick the agreement for anybody', () => {
    renderPage();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('puts a taken login next to its field, with the focus, and takes another', async () => {
    mockServer.use(...authHandlers.loginTaken);
    const { onAuthenticated } = renderPage();
    await fillIn();
    await submit();
    await vi.waitFor(() => expect(field('Login')).toHaveAccessibleDescription(/already registered/i));
    expect(field('Login')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    watchRegistration();
    await user.type(field('Login'), '77');
    await submit();
    await vi.waitFor(() => expect(onAuthenticated).toHaveBeenCalledTimes(1));
  });

  it('puts what the server refuses next to its field', async () => {
    mockServer.use(...authHandlers.fieldsRefused);
    renderPage();
    await fillIn();
    await submit();
    await vi.waitFor(() =>
      expect(field('Password')).toHaveAccessibleDescription(/Your password is too simple/),
    );
    expect(field('E-mail')).toHaveFocus();
  });

  it('names a rejected field that it does not have above the others', async () => {
    mockServer.use(
      mockApi.problem('post', '/auth/register/{login}', 422, {
        code: 'validation_failed',
        errors: { language: 'unknown_value' },
      }),
    );
    renderPage();
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('language: Choose one of the values offered');
  });

  it('takes a Russian number as it is written at home, on the Russian page', async () => {
    const sent = watchRegistration();
    renderPage({}, 'ru');
    await user.type(field('Логин'), 'annapetrova');
    await user.type(field('Электронная почта'), 'anna.petrova@example.com');
    await user.type(field('Телефон'), '8 900 123-45-67');
    await user.type(field('Пароль'), 'seven quiet herons 41');
    await user.type(field('Пароль ещё раз'), 'seven quiet herons 41');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0].phone).toBe('+79001234567');
  });

  it('has what was typed after a reload, but no password and no consent, until the account is made', async () => {
    const first = renderPage();
    await fillIn();
    first.unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('herons');
    const second = renderPage();
    expect(field('Login')).toHaveValue('annapetrova');
    expect(field('E-mail')).toHaveValue('anna.petrova@example.com');
    await vi.waitFor(() => expect(field('Phone')).toHaveValue('+44 7700 900123'));
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await user.type(field('Password'), 'seven quiet herons 41');
    await user.type(field('Password again'), 'seven quiet herons 41');
    await user.click(screen.getByRole('checkbox'));
    await submit();
    await vi.waitFor(() => expect(second.onAuthenticated).toHaveBeenCalledTimes(1));
    second.unmount();
    renderPage();
    expect(field('Login')).toHaveValue('');
  });

  it('warns, where no answer came, that the account may have been made', async () => {
    mockServer.use(...authHandlers.noConnection);
    renderPage();
    await fillIn();
    await submit();
    expect(await screen.findByText(/If the account was made before the connection failed/)).toBeVisible();
  });

  it('works without the rules of the server, which then judges alone', async () => {
    mockServer.use(...authHandlers.noRules);
    const sent = watchRegistration();
    renderPage();
    await fillIn();
    await submit();
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});
