import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { TextField } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { passkeyRequestOptions, session } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages.ts';
import { stubPasskeys } from './stubPasskeys.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';

const words = await loadMessages(messages, problemMessages);
function show() {
  const onAuthenticated = vi.fn();
  const { container } = render(
    <>
      <TextField label="" autoComplete="username webauthn" />
      <PasskeySignIn onAuthenticated={onAuthenticated} />
    </>,
    { messages: words, token: null },
  );
  return { container, onAuthenticated };
}

const press = async () => user.click(await screen.findByRole('button', { name: 'Sign in with a passkey' }));

it('leaves no trace, and asks the server nothing, in a browser without WebAuthn', () => {
  const { container } = show();
  expect(container).toHaveTextContent('');
});

it.each([null, 'other.example'])('leaves no trace where passkeys belong to the domain %s', async (domain) => {
  stubPasskeys();
  const asked = vi.fn();
  mockServer.use(
    mockApi.get('/settings/{key}', 200, () => {
      asked();
      return {
        key: 'auth',
        loginPattern: '^[a-z]+$',
        loginMinimumLength: 3,
        loginMaximumLength: 32,
        passwordMinimumLength: 10,
        passwordMaximumLength: 128,
        code: { length: 6, lifetimeSeconds: 600, resendSeconds: 60, attempts: 5 },
        passkeyDomain: domain,
      };
    }),
  );
  const { container } = show();
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(container).toHaveTextContent('');
});

it('starts the session of the passkey that the browser returned', async () => {
  const questions = stubPasskeys();
  const sent = vi.fn();
  mockServer.use(
    mockApi.post('/auth/passkey', 200, ({ body }) => {
      sent(body);
      return session;
    }),
    ...authHandlers.passkeys,
  );
  const { onAuthenticated } = show();
  await press();
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.response();
  await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(session));
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    id: 'Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z',
    clientDataJSON: btoa('{}').replace(/=+$/, ''),
    authenticatorData: btoa('data').replace(/=+$/, ''),
    signature: btoa('signature'),
    userHandle: btoa('anna').replace(/=+$/, ''),
  });
});

it('says so calmly when nothing was chosen, and can ask again', async () => {
  const questions = stubPasskeys();
  mockServer.use(...authHandlers.passkeys);
  show();
  await press();
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.refuse('NotAllowedError');
  expect(await screen.findByText(/^No passkey was chosen\./)).toBeVisible();
  await press();
  await waitFor(() => expect(questions).toHaveLength(2));
});

it('reports a passkey that was removed', async () => {
  const questions = stubPasskeys();
  mockServer.use(...authHandlers.passkeyUnknown);
  const { onAuthenticated } = show();
  await press();
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.response();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This passkey does not belong to an account here',
  );
  expect(onAuthenticated).not.toHaveBeenCalled();
});

it('offers passkeys by autofill, again after five minutes and after the button was used', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const questions = stubPasskeys({ hasAutofill: true });
  mockServer.use(...authHandlers.passkeys);
  const { onAuthenticated } = show();
  const kinds = () => questions.map(({ isAutofill }) => isAutofill);
  await screen.findByRole('button');
  expect(kinds()).toEqual([]);
  await user.tab();
  await waitFor(() => expect(kinds()).toEqual([true]));
  vi.advanceTimersByTime(passkeyRequestOptions.timeout);
  await waitFor(() => expect(kinds()).toEqual([true, true]));
  await press();
  await waitFor(() => expect(kinds()).toEqual([true, true, false]));
  questions[2]?.refuse('NotAllowedError');
  await waitFor(() => expect(kinds()).toEqual([true, true, false, true]));
  questions[3]?.response();
  await waitFor(() => expect(onAuthenticated).toHaveBeenCalledExactlyOnceWith(session));
  vi.useRealTimers();
});
