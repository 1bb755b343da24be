import { messages as problemMessages } from '@meridian/problem';
import type { RequestBody } from '@meridian/api-client';
import {
  act,
  fill,
  loadMessages,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
  type Language,
} from '@meridian/testing';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newSession, subscriptionOptions, telegramUser, telegramResult } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages.ts';
import { RegisterPage } from './RegisterPage.tsx';

const words = await loadMessages(messages, problemMessages);

type Sent = RequestBody<'post', '/auth/register/{login}'> & { login: unknown };

function renderPage(props: Partial<ComponentProps<typeof RegisterPage>> = {}, language: Language = 'en') {
  const onAuthenticated = vi.fn<ComponentProps<typeof RegisterPage>['onAuthenticated']>();
  const { unmount } = render(
    <RegisterPage
      language={language}
      hrefs={{
        login: '/en/login',
        agreement: '/en/agreement',
        offer: '/en/offer',
        privacy: '/en/privacy',
        riskStatement: '/en/risk-statement',
      }}
      telegram={{ returnTo: 'https://meridian.example/en/register', result: undefined, isExpected: false }}
      onAuthenticated={onAuthenticated}
      {...props}
    />,
    { messages: words, language, token: null },
  );
  return { onAuthenticated, unmount };
}

/** Accepts a registration and records its body. */
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
const next = () => user.click(screen.getByRole('button', { name: 'Choose a password' }));

async function fillInContacts() {
  await fill(field('Login'), 'annapetrova');
  await fill(field('E-mail'), 'anna.petrova@example.com');
  await fill(field('Phone'), '+44 (7700) 900-123');
}

async function fillIn() {
  await fillInContacts();
  await next();
  await fill(field('Password'), 'seven quiet herons 41');
  await fill(field('Password again'), 'seven quiet herons 41');
  await user.click(screen.getByRole('checkbox'));
}

beforeEach(() => mockServer.use(...authHandlers.goodDay));

describe('the trial subscription', () => {
  const begin = (trialDays: number, language: Language) => {
    mockServer.use(mockApi.get('/settings/subscription/options', 200, { ...subscriptionOptions, trialDays }));
    renderPage({}, language);
  };

  it.each([
    [1, 'en', 'You need a subscription to withdraw. It is free for 1 day.'],
    [90, 'en', 'You need a subscription to withdraw. It is free for 90 days.'],
    [21, 'ru', 'Для вывода нужна подписка. Она бесплатна 21 день.'],
    [3, 'ru', 'Для вывода нужна подписка. Она бесплатна 3 дня.'],
    [90, 'ru', 'Для вывода нужна подписка. Она бесплатна 90 дней.'],
  ] as const)('is said before it: %i days in %s', async (days, language, words) => {
    begin(days, language);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
  });

  it('is not promised without trial days, but the need of a subscription is said', async () => {
    begin(0, 'en');
    expect(await screen.findByText(/you need an active subscription\. You pay/)).toBeVisible();
    expect(screen.queryByText(/free/)).not.toBeInTheDocument();
  });
});

describe('a taken login', () => {
  const taken = () => expect(field('Login')).toHaveAccessibleDescription(/Login already registered/);

  it('is said in the first step when its field is left, and not for another login', async () => {
    mockServer.use(
      mockApi.get('/auth/register/{login}', 200, ({ params }) => ({ available: params.login !== 'viktor' })),
    );
    renderPage();
    await screen.findByText(/from 3 to 32/);
    await user.type(field('Login'), 'viktor');
    await user.tab();
    await waitFor(taken);
    await user.type(field('Login'), '7');
    expect(field('Login')).toBeValid();
    await fillInContacts();
    await next();
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('leads back to its field when the response comes in the second step', async () => {
    let response = () => {};
    const asked = new Promise<void>((resolve) => {
      response = resolve;
    });
    mockServer.use(
      mockApi.get('/auth/register/{login}', 200, async () => {
        await asked;
        return { available: false };
      }),
    );
    renderPage();
    await screen.findByText(/from 3 to 32/);
    await fillInContacts();
    await next();
    expect(await screen.findByLabelText('Password')).toBeVisible();
    response();
    await waitFor(taken);
    expect(field('Login')).toHaveFocus();
    await user.keyboard('7');
    expect(screen.getByRole('button', { name: 'Choose a password' })).toBeVisible();
  });

  it('is asked about once for each login that is typed to its end, and never for one that breaks the rules', async () => {
    const asked = vi.fn();
    mockServer.use(
      mockApi.get('/auth/register/{login}', 200, ({ params }) => {
        asked(params.login);
        return { available: true };
      }),
    );
    renderPage();
    await screen.findByText(/from 3 to 32/);
    for (const typed of ['an', 'анна', 'anna', 'anna', 'annapetrova']) {
      await user.clear(field('Login'));
      await user.type(field('Login'), typed);
      await user.tab();
    }
    await waitFor(() => expect(asked.mock.calls).toEqual([['anna'], ['annapetrova']]));
  });
});

describe('registering', () => {
  it('sends every field, the phone as E.164, and the inviter from the server', async () => {
    const sent = watchRegistration();
    const { onAuthenticated } = renderPage({ inviter: 'viktor' });
    expect(await screen.findByText('Viktor')).toBeVisible();
    await fillIn();
    await submit();
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(newSession));
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

  it('sends no inviter if the link has an unknown one', async () => {
    mockServer.use(...authHandlers.inviterUnknown);
    const sent = watchRegistration();
    renderPage({ inviter: 'nobody' });
    expect(await screen.findByText('There is no account “nobody”')).toBeVisible();
    await fillIn();
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviter: null })));
  });

  it('says nothing about inviters while the referral program is off', async () => {
    mockServer.use(mockApi.problem('get', '/user/referral/{id}', 403, { code: 'capability_off' }));
    const sent = watchRegistration();
    renderPage({ inviter: 'viktor' });
    await waitFor(() => expect(screen.queryByText('Invited by')).toBeNull());
    expect(screen.queryByText('We could not check who invited you')).toBeNull();
    await fillIn();
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviter: null })));
  });

  it('sends the inviter of the link if the lookup fails', async () => {
    mockServer.use(...authHandlers.inviterUnchecked);
    const sent = watchRegistration();
    renderPage({ inviter: 'viktor' });
    expect(await screen.findByRole('button', { name: 'Check again' })).toBeVisible();
    await fillIn();
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviter: 'viktor' })));
  });

  it('sends no inviter after the server rejected it', async () => {
    mockServer.use(...authHandlers.inviterRefused);
    renderPage({ inviter: 'viktor' });
    await screen.findByText('Viktor');
    await fillIn();
    await submit();
    expect(await screen.findByText('There is no account “viktor”')).toBeVisible();
    const sent = watchRegistration();
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledWith(expect.objectContaining({ inviter: null })));
  });

  it('shows the specified message at every invalid field, without a call', async () => {
    const sent = watchRegistration();
    renderPage();
    await screen.findByText(/from 3 to 32 characters/);
    await fill(field('Login'), 'анна');
    await fill(field('E-mail'), 'anna.petrova');
    await fill(field('Phone'), '8 999 123-45-67');
    await next();
    expect(field('Login')).toHaveAccessibleDescription(/In login allowed only latin letters and numbers/);
    expect(field('E-mail')).toHaveAccessibleDescription('The entered data is not valid E-mail!');
    expect(field('Phone')).toHaveAccessibleDescription(/Wrong phone number/);
    expect(field('Login')).toHaveFocus();
    await user.clear(field('Login'));
    await user.clear(field('E-mail'));
    await user.clear(field('Phone'));
    await fillInContacts();
    await next();
    expect(field('Password')).toHaveFocus();
    await fill(field('Password'), 'seven quiet herons 41');
    await fill(field('Password again'), 'seven quiet herons');
    await submit();
    expect(field('Password again')).toHaveAccessibleDescription("The passwords don't match");
    expect(screen.getByRole('checkbox')).toBeInvalid();
    expect(sent).not.toHaveBeenCalled();
  });

  it('reports each empty field by its name', async () => {
    renderPage();
    await next();
    expect(field('Login')).toHaveAccessibleDescription(/Please enter your login!/);
    expect(field('E-mail')).toHaveAccessibleDescription('Please enter your E-mail!');
    expect(field('Phone')).toHaveAccessibleDescription(/Enter your phone number\./);
    await fillInContacts();
    await next();
    await submit();
    expect(field('Password')).toHaveAccessibleDescription(/Enter a password\./);
    expect(field('Password again')).toHaveAccessibleDescription('Repeat the password.');
  });

  it('does not preselect the agreement', async () => {
    renderPage();
    await fillInContacts();
    await next();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('shows that a login is taken at its focused field in the first step, and accepts another one', async () => {
    mockServer.use(...authHandlers.loginTaken);
    const { onAuthenticated } = renderPage();
    await fillIn();
    await submit();
    await waitFor(() => expect(field('Login')).toHaveAccessibleDescription(/already registered/i));
    expect(field('Login')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    watchRegistration();
    await user.type(field('Login'), '77');
    await next();
    expect(field('Password again')).toHaveValue('seven quiet herons 41');
    await submit();
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledTimes(1));
  });

  it('shows server errors at their fields', async () => {
    mockServer.use(...authHandlers.fieldsRefused);
    renderPage();
    await fillIn();
    await submit();
    await waitFor(() => expect(field('E-mail')).toHaveFocus());
    expect(field('Password')).toHaveAccessibleDescription(/Your password is too simple/);
  });

  it('names a rejected field that the form does not have', async () => {
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

  it('accepts a Russian national number on the Russian page', async () => {
    const sent = watchRegistration();
    renderPage({}, 'ru');
    await fill(field('Логин'), 'annapetrova');
    await fill(field('Электронная почта'), 'anna.petrova@example.com');
    await fill(field('Телефон'), '8 900 123-45-67');
    await user.click(screen.getByRole('button', { name: 'Придумать пароль' }));
    await fill(field('Пароль'), 'seven quiet herons 41');
    await fill(field('Пароль ещё раз'), 'seven quiet herons 41');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(sent.mock.calls[0]?.[0].phone).toBe('+79001234567');
  });

  it('asks for the country of a phone without its code, shows the whole number, and remembers the country', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    const first = renderPage();
    await fill(field('Phone'), '9175551234');
    const country = await screen.findByRole('combobox', { name: 'Country of the number' });
    expect(country).toHaveValue('United States');
    await waitFor(() => expect(country).toHaveAccessibleDescription(/\+1\s917\s555\s1234/));
    await user.clear(country);
    await user.type(country, 'Индия');
    await user.click(await screen.findByRole('option', { name: 'India' }));
    await waitFor(() => expect(country).toHaveAccessibleDescription(/\+91\s917\s555\s1234/));
    first.unmount();
    sessionStorage.clear();
    renderPage();
    await fill(field('Phone'), '9175551234');
    expect(await screen.findByRole('combobox', { name: 'Country of the number' })).toHaveValue('India');
    await fill(field('Phone'), '+44 7700 900123');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('keeps the typed text after a reload, without passwords and consent, until the account is created', async () => {
    const first = renderPage();
    await fillIn();
    first.unmount();
    expect(Object.values(sessionStorage).join()).not.toContain('herons');
    const second = renderPage();
    expect(field('Login')).toHaveValue('annapetrova');
    expect(field('E-mail')).toHaveValue('anna.petrova@example.com');
    await waitFor(() => expect(field('Phone')).toHaveValue('+44 7700 900123'));
    await next();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    await fill(field('Password'), 'seven quiet herons 41');
    await fill(field('Password again'), 'seven quiet herons 41');
    await user.click(screen.getByRole('checkbox'));
    await submit();
    await waitFor(() => expect(second.onAuthenticated).toHaveBeenCalledTimes(1));
    second.unmount();
    renderPage();
    expect(field('Login')).toHaveValue('');
  });

  it('warns after a lost connection that the account may have been created', async () => {
    mockServer.use(...authHandlers.noConnection);
    renderPage();
    await fillIn();
    await submit();
    expect(await screen.findByText(/Your account may already exist/)).toBeVisible();
  });

  it('works without the rules; then only the server validates', async () => {
    mockServer.use(...authHandlers.noRules);
    const sent = watchRegistration();
    renderPage();
    await fillIn();
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  });
});

describe('the advice about a password', () => {
  it('names one that the server would refuse and one that is hard to guess, and blocks neither', async () => {
    const sent = watchRegistration();
    renderPage();
    await fillIn();
    expect(await screen.findByRole('meter')).toHaveAttribute('aria-valuetext', 'Very strong');
    await user.clear(field('Password'));
    await fill(field('Password'), 'annapetrova1');
    await waitFor(() =>
      expect(screen.getByRole('meter')).toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/^Too simple: /),
      ),
    );
    await user.clear(field('Password again'));
    await fill(field('Password again'), 'annapetrova1');
    await submit();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  });
});

describe('bad input', () => {
  it.each([
    ['Login', 'аннапетрова', 'In login allowed only latin letters and numbers'],
    ['Login', 'anna🙂petrova', 'In login allowed only latin letters and numbers'],
    ['Login', 'a'.repeat(300), 'Enter at most 32 characters.'],
    ['Login', 'an', 'Enter at least 3 characters.'],
    ['E-mail', `${'a'.repeat(243)}@example.com`, 'Enter at most 254 characters.'],
    ['E-mail', 'anna petrova@example.com', 'The entered data is not valid E-mail!'],
    ['Password again', 'herons', "The passwords don't match"],
  ])('in the field "%s", "%s" is refused with the words of the specification', async (label, text, words) => {
    const sent = watchRegistration();
    renderPage();
    await screen.findByText(/from 3 to 32/);
    await fillIn();
    const isContact = label !== 'Password again';
    if (isContact) await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.clear(field(label));
    await user.click(field(label));
    await user.paste(text);
    await (isContact ? next() : submit());
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(words));
    expect(sent).not.toHaveBeenCalled();
  });

  it('spaces around an e-mail and a login are dropped', async () => {
    const sent = watchRegistration();
    renderPage();
    await fillIn();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.type(field('E-mail'), '  ');
    await user.type(field('Login'), ' ');
    await next();
    await submit();
    await waitFor(() =>
      expect(sent).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ login: 'annapetrova', email: 'anna.petrova@example.com' }),
      ),
    );
  });
});

it('has the tokens that password managers and autofill need', () => {
  renderPage();
  const tokens = ['Login', 'E-mail', 'Phone', 'Password', 'Password again'].map((name) =>
    field(name).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['username', 'email', 'tel', 'new-password', 'new-password']);
});

it('opens the documents in another tab, so that nothing typed is lost', async () => {
  renderPage();
  await fillInContacts();
  await next();
  for (const name of ['user agreement', 'public offer', 'Privacy notice', 'Risk statement']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank');
  }
});

it('reaches the documents in the label of the agreement by the keyboard, without ticking it', async () => {
  renderPage();
  await fillInContacts();
  await next();
  const box = screen.getByRole('checkbox', { name: 'I accept the user agreement and the public offer' });
  const opened: string[] = [];
  for (const link of screen.getAllByRole('link'))
    link.addEventListener('click', (event) => {
      if (!event.defaultPrevented) opened.push(link.textContent);
      event.preventDefault();
    });
  act(() => box.focus());
  for (const name of ['user agreement', 'public offer']) {
    await user.tab();
    expect(screen.getByRole('link', { name })).toHaveFocus();
    await user.keyboard('{Enter}');
  }
  expect(opened).toEqual(['user agreement', 'public offer']);
  expect(box).not.toBeChecked();
});

describe('through Telegram', () => {
  it('sends the signed account instead of a password', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/telegram/{login}', 201, ({ body }) => {
        sent(body);
        return newSession;
      }),
    );
    const { onAuthenticated } = renderPage({
      telegram: {
        returnTo: 'https://meridian.example/en/register',
        result: telegramResult,
        isExpected: false,
      },
    });
    expect(screen.getByRole('alert')).toHaveTextContent('Register as @annapetrova in Telegram?');
    expect(field('Password')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Yes, this is me' }));
    expect(screen.getByText('You are registering as @annapetrova in Telegram')).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(field('Login')).toHaveValue('annapetrova');
    await fill(field('E-mail'), 'anna.petrova@example.com');
    await fill(field('Phone'), '+44 (7700) 900-123');
    await user.click(screen.getByRole('checkbox'));
    await submit();
    await waitFor(() => expect(onAuthenticated).toHaveBeenCalledOnce());
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ telegram: telegramUser, email: 'anna.petrova@example.com' }),
    );
  });
});
