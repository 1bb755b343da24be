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
  within,
} from '@meridian/testing';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { codeState, confirmedSession, newSession } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages.ts';
import { ConfirmPhoneDialog } from './ConfirmPhoneDialog.tsx';

const words = await loadMessages(messages, problemMessages);

function renderDialog({ phone = '+447700900123' } = {}) {
  const onConfirmed = vi.fn<ComponentProps<typeof ConfirmPhoneDialog>['onConfirmed']>();
  const onSignOut = vi.fn();
  const onChanged = vi.fn<ComponentProps<typeof ConfirmPhoneDialog>['onChanged']>();
  render(
    <ConfirmPhoneDialog
      phone={phone}
      onConfirmed={onConfirmed}
      onChanged={onChanged}
      onSignOut={onSignOut}
    />,
    { messages: words },
  );
  return { onConfirmed, onChanged, onSignOut };
}

const code = () => screen.findByRole('textbox', { name: 'Code' });

beforeEach(() => {
  sessionStorage.clear();
  mockServer.use(...authHandlers.goodDay);
});

describe('confirming the phone over a page', () => {
  it('focuses the field, accepts a pasted code with a space, and submits it once', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/phone/confirm', 200, ({ body }) => {
        sent(body);
        return confirmedSession;
      }),
    );
    const { onConfirmed } = renderDialog();
    expect(await code()).toHaveFocus();
    await user.paste('408 215');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledExactlyOnceWith(confirmedSession));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ code: '408215' });
  });

  it('reports a wrong code, clears and focuses the field, and accepts another code', async () => {
    mockServer.use(...authHandlers.wrongCode);
    const { onConfirmed } = renderDialog();
    await user.type(await code(), '111111');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(
        expect.stringContaining('Codes do not match. Try again. 4 attempts left.'),
      ),
    );
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveValue('');
    mockServer.use(...authHandlers.goodDay);
    await user.type(await code(), '408215');
    await waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  });

  it('shows how many digits a code has, and does not send an incomplete code', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/phone/confirm', 200, () => {
        sent();
        return confirmedSession;
      }),
    );
    renderDialog();
    await user.type(await code(), '4082{Enter}');
    expect(await code()).toBeInvalid();
    expect(await code()).toHaveAccessibleDescription(/Enter all 6 digits of the code\./);
    expect(sent).not.toHaveBeenCalled();
  });

  it.each([
    ['expiredCode', 'Verification code has expired. Ask for a new code.'],
    ['voidCode', 'Invalid or expired verification code. Ask for a new code.'],
  ] as const)('says the next step at the field: %s', async (state, sentence) => {
    mockServer.use(...authHandlers[state]);
    renderDialog();
    await user.type(await code(), '111111');
    await waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(expect.stringContaining(sentence)),
    );
  });

  it.each([
    ['+447700900123', '+44 7700 900123'],
    // Another device has changed it.
    ['+447700900999', '+44 •••• •••123'],
  ])('shows where the code went to somebody with %s', async (phone, shown) => {
    renderDialog({ phone });
    await code();
    expect(screen.getByText(/^Enter the code/).textContent.replaceAll('\u00A0', ' ')).toBe(
      `Enter the code that we sent to ${shown}.`,
    );
  });

  it('shows the attempts left and the autofill token of codes', async () => {
    renderDialog();
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAccessibleDescription(/works for 10 more minutes\. 5 attempts left/);
  });

  it('sends another code, clears the field and starts a wait', async () => {
    renderDialog();
    await user.type(await code(), '4082');
    mockServer.use(mockApi.get('/auth/phone/code', 200, { ...codeState, waitSeconds: 60 }));
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('We sent a new code to +44 7700 900123')).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('in 60 seconds');
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    expect(await code()).toHaveValue('');
    expect(await code()).toHaveFocus();
  });

  it('counts down from the first code on, and says once that the wait is over', async () => {
    mockServer.use(mockApi.get('/auth/phone/code', 200, { ...codeState, waitSeconds: 1 }));
    renderDialog();
    expect(await screen.findByRole('timer')).toHaveTextContent('You can ask for another code in 1 second.');
    const button = screen.getByRole('button', { name: 'Send a new code' });
    expect(button).toBeDisabled();
    advanceClock(1000);
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByText('You can ask for another code now.')).toHaveAttribute('role', 'status');
  });

  it('shows how long to wait after 429', async () => {
    mockServer.use(...authHandlers.askedTooEarly);
    renderDialog();
    await code();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByRole('timer')).toHaveTextContent('in 42 seconds');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for a code first if none works', async () => {
    mockServer.use(...authHandlers.noCode);
    renderDialog();
    const send = await screen.findByRole('button', { name: 'Send a code' });
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    mockServer.use(...authHandlers.goodDay);
    await user.click(send);
    await waitFor(async () => expect(await code()).toHaveFocus());
  });

  it('corrects a wrong number, and shows its error at the field', async () => {
    const { onChanged } = renderDialog();
    await code();
    await user.click(screen.getByRole('button', { name: 'Change the number' }));
    mockServer.use(...authHandlers.phoneTaken);
    await user.type(await screen.findByLabelText('Phone'), '+44 7700 900124{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/Number already registered/),
    );
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/user/profile', 200, ({ body }) => {
        sent(body);
        return newSession.user;
      }),
    );
    await user.type(screen.getByLabelText('Phone'), '{Backspace}5');
    await user.click(screen.getByRole('button', { name: 'Save and send a code' }));
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(newSession.user));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ phone: '+447700900125' });
    expect(await code()).toHaveValue('');
  });

  it.each([
    {
      when: 'a code is typed',
      refusal: mockApi.problem('post', '/auth/phone/confirm', 409, { code: 'conflict' }),
      act: async () => user.type(await code(), '408215'),
    },
    {
      when: 'the dialog is opened',
      refusal: mockApi.problem('get', '/auth/phone/code', 409, { code: 'conflict' }),
      act: async () => {},
    },
    {
      when: 'another code is asked for',
      refusal: mockApi.problem('post', '/auth/phone/resend', 409, { code: 'conflict' }),
      act: async () => user.click(await screen.findByRole('button', { name: 'Send a new code' })),
    },
  ])('goes on when $when for a phone confirmed on another device', async ({ refusal, act }) => {
    const confirmed = confirmedSession.user;
    mockServer.use(refusal, mockApi.post('/user/profile', 200, confirmed), ...authHandlers.goodDay);
    const { onChanged } = renderDialog();
    await act();
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(confirmed));
  });

  it('offers another try when the confirmed user cannot be read', async () => {
    mockServer.use(mockApi.lostNetwork('post', '/user/profile'), ...authHandlers.alreadyConfirmed);
    const { onChanged } = renderDialog();
    await user.type(await code(), '408215');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    mockServer.use(mockApi.post('/user/profile', 200, confirmedSession.user));
    await user.click(retry);
    await waitFor(() => expect(onChanged).toHaveBeenCalledExactlyOnceWith(confirmedSession.user));
  });

  it('stays when Escape or the page behind it is pressed, and has no button that closes it', async () => {
    const { onSignOut } = renderDialog();
    await user.type(await code(), '4082{Escape}');
    // A press beside the dialog; the page itself is inert.
    await user.pointer({ keys: '[MouseLeft]', target: document.body });
    expect(await code()).toHaveValue('4082');
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm your phone' }));
    expect(dialog.queryByRole('button', { name: /close/i })).not.toBeInTheDocument();
    expect(onSignOut).not.toHaveBeenCalled();
  });

  it('can be left while the phone turns out to be confirmed', async () => {
    mockServer.use(...authHandlers.alreadyConfirmed, mockApi.pending('post', '/user/profile'));
    const { onSignOut } = renderDialog();
    await user.type(await code(), '408215');
    expect(await screen.findByText('This phone is already confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });
});
