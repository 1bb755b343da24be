import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user } from '@meridian/testing';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmedSession } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages/index.ts';
import { ConfirmPhonePage } from './ConfirmPhonePage.tsx';

const words = await loadMessages(messages, problemMessages);

function renderPage() {
  const onConfirmed = vi.fn<ComponentProps<typeof ConfirmPhonePage>['onConfirmed']>();
  const onSignOut = vi.fn();
  render(<ConfirmPhonePage phone="+447700900123" onConfirmed={onConfirmed} onSignOut={onSignOut} />, {
    messages: words,
  });
  return { onConfirmed, onSignOut };
}

const code = () => screen.findByRole('textbox', { name: 'Code' });

beforeEach(() => mockServer.use(...authHandlers.goodDay));

describe('confirming the phone', () => {
  it('focuses the field, accepts a pasted code with a space, and submits it once', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/phone/confirm', 200, ({ body }) => {
        sent(body);
        return confirmedSession;
      }),
    );
    const { onConfirmed } = renderPage();
    expect(await code()).toHaveFocus();
    await user.paste('408 215');
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledExactlyOnceWith(confirmedSession));
    expect(sent).toHaveBeenCalledExactlyOnceWith({ code: '408215' });
  });

  it('reports a wrong code, clears and focuses the field, and accepts another code', async () => {
    mockServer.use(...authHandlers.wrongCode);
    const { onConfirmed } = renderPage();
    await user.type(await code(), '111111');
    await vi.waitFor(async () =>
      expect(await code()).toHaveAccessibleDescription(/Codes do not match\. Try again/),
    );
    expect(await code()).toHaveFocus();
    expect(await code()).toHaveValue('');
    mockServer.use(...authHandlers.goodDay);
    await user.type(await code(), '408215');
    await vi.waitFor(() => expect(onConfirmed).toHaveBeenCalledTimes(1));
  });

  it('shows how many digits a code has, and does not send an incomplete code', async () => {
    const sent = vi.fn();
    mockServer.use(
      mockApi.post('/auth/phone/confirm', 200, () => {
        sent();
        return confirmedSession;
      }),
    );
    renderPage();
    await user.type(await code(), '4082{Enter}');
    expect(await code()).toBeInvalid();
    expect(await code()).toHaveAccessibleDescription(/The code has 6 digits\./);
    expect(sent).not.toHaveBeenCalled();
  });

  it('sends another code, clears the field and starts a wait', async () => {
    renderPage();
    await user.type(await code(), '4082');
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('A new code is on its way to +44 •••• •••123')).toBeVisible();
    expect(screen.getByText('You can ask for another code in 60 seconds.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send a new code' })).toBeDisabled();
    expect(await code()).toHaveValue('');
    expect(await code()).toHaveFocus();
  });

  it('shows how long to wait after 429, and enables the button afterwards', async () => {
    mockServer.use(
      mockApi.problem('post', '/auth/phone/resend', 429, { code: 'too_many_calls', retryAfter: 1 }),
    );
    renderPage();
    await code();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    expect(await screen.findByText('You can ask for another code in 1 second.')).toBeVisible();
    await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Send a new code' })).toBeEnabled(), {
      timeout: 3000,
    });
    expect(screen.queryByText(/You can ask for another code/)).not.toBeInTheDocument();
  });

  it('explains what to do if the phone is already confirmed', async () => {
    mockServer.use(...authHandlers.alreadyConfirmed);
    const { onSignOut } = renderPage();
    await user.type(await code(), '408215');
    expect(await screen.findByText('This phone is already confirmed')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });
});
