import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { codeState, confirmed, unconfirmed } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages.ts';
import { stubPasskeys } from '../passkeys/stubPasskeys.ts';
import { ConfirmIdentityDialog } from './ConfirmIdentityDialog.tsx';

const words = await loadMessages(messages, problemMessages);

function open() {
  const onClose = vi.fn<(isConfirmed: boolean) => void>();
  render(<ConfirmIdentityDialog onClose={onClose} />, { messages: words });
  return onClose;
}

const password = () => screen.findByLabelText('Password');
const code = () => screen.findByRole('textbox', { name: 'Code' });

beforeEach(() => mockServer.use(...authHandlers.goodDay));

it('confirms by the password, which has the focus', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.post('/user/confirmation', 200, ({ body }) => {
      sent(body);
      return confirmed;
    }),
  );
  const onClose = open();
  await waitFor(async () => expect(await password()).toHaveFocus());
  await user.keyboard('seven quiet herons 41{Enter}');
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'seven quiet herons 41' });
});

it('says at the field that the password is wrong, and stays open', async () => {
  mockServer.use(...authHandlers.identityRefused);
  const onClose = open();
  await user.type(await password(), 'a wrong guess 99{Enter}');
  await waitFor(async () =>
    expect(await password()).toHaveAccessibleDescription(/The password is incorrect/),
  );
  expect(onClose).not.toHaveBeenCalled();
});

it('confirms by a code that is sent on request', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.post('/user/confirmation', 200, ({ body }) => {
      sent(body);
      return confirmed;
    }),
  );
  const onClose = open();
  await user.click(await screen.findByRole('button', { name: 'Use a code' }));
  expect(screen.getByText('We will send a code to +44 •••• •••123.')).toBeVisible();
  mockServer.use(
    mockApi.get('/user/confirmation', 200, { ...unconfirmed, code: { ...codeState, waitSeconds: 60 } }),
  );
  await user.click(screen.getByRole('button', { name: 'Send a code' }));
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(screen.getByRole('timer')).toHaveTextContent('in 60 seconds');
  await user.paste('408 215');
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ code: '408215' });
});

it('offers only the ways that the user has', async () => {
  mockServer.use(...authHandlers.confirmationCodeSent);
  open();
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(screen.queryByRole('button', { name: 'Use the password' })).not.toBeInTheDocument();
});

it('is cancelled by Escape, not by a press beside it', async () => {
  const onClose = open();
  await password();
  await user.click(document.body);
  expect(onClose).not.toHaveBeenCalled();
  await user.type(await password(), '{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith(false);
});

it('confirms by a passkey, or says calmly that none was used', async () => {
  const questions = stubPasskeys();
  const sent = vi.fn();
  mockServer.use(
    mockApi.post('/user/confirmation', 200, ({ body }) => {
      sent(body);
      return confirmed;
    }),
    ...authHandlers.confirmedByPasskey,
  );
  const onClose = open();
  await user.click(await screen.findByRole('button', { name: 'Confirm with a passkey' }));
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.refuse('NotAllowedError');
  expect(await screen.findByText(/^No passkey was used\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Confirm with a passkey' }));
  await waitFor(() => expect(questions).toHaveLength(2));
  questions[1]?.response();
  await waitFor(() => expect(onClose).toHaveBeenCalledExactlyOnceWith(true));
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    passkey: expect.objectContaining({ id: 'Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z' }),
  });
});

it('asks for a code of the app when the app was switched on while the password was typed', async () => {
  mockServer.use(
    mockApi.problem('post', '/user/confirmation', 422, { code: 'second_factor_required' }),
    ...authHandlers.goodDay,
  );
  const onClose = open();
  await user.type(await password(), 'seven quiet herons 41');
  mockServer.use(mockApi.get('/user/confirmation', 200, { ...unconfirmed, methods: ['code'], code: null }));
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await code()).toHaveFocus());
  expect(screen.getByText(/authenticator app/)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});
