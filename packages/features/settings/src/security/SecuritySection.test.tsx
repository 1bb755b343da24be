import type { Schema } from '@meridian/api-client';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user as investor } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { securitySettings, user } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { SecuritySection } from './SecuritySection.tsx';

const texts = await loadMessages(messages, problemMessages);

const show = () =>
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <SecuritySection user={user} hrefs={{ confirmEmail: '/confirm-email' }} />
    </ToastProvider>,
    { messages: texts },
  );

const method = (name: string) => screen.findByRole('radio', { name });
const save = () => investor.click(screen.getByRole('button', { name: 'Save the method' }));

it('saves another method', async () => {
  const sent = vi.fn<(change: Schema<'SecuritySettingsChange'>) => void>();
  mockServer.use(
    mockApi.patch('/user/settings/security', 200, ({ body }) => {
      sent(body);
      return { ...securitySettings, ...body };
    }),
    ...settingsHandlers.goodDay,
  );
  show();
  expect(await method('By SMS')).toBeChecked();
  await investor.click(await method('By e-mail'));
  await save();
  expect(await screen.findByText('The method is saved.')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ codeMethod: 'email' });
});

it('says what a method that is not open needs', async () => {
  mockServer.use(...settingsHandlers.onlyPhone);
  show();
  expect(await method('By e-mail')).toBeDisabled();
  expect(screen.getByText('Confirm your e-mail first.')).toBeVisible();
  expect(await method('In Telegram')).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Confirm the e-mail' })).toHaveAttribute('href', '/confirm-email');
});

it('offers Telegram only while one can sign in with it, or codes already go there', async () => {
  mockServer.use(...settingsHandlers.goodDay);
  const { unmount } = show();
  expect(await method('By e-mail')).toBeEnabled();
  expect(screen.queryByRole('radio', { name: 'In Telegram' })).not.toBeInTheDocument();
  expect(screen.queryByText(/Sign in with Telegram/)).not.toBeInTheDocument();
  unmount();
  mockServer.use(
    mockApi.get('/user/settings/security', 200, {
      ...securitySettings,
      availableMethods: ['phone', 'telegram'],
    }),
    ...settingsHandlers.goodDay,
  );
  show();
  expect(await method('In Telegram')).toBeEnabled();
});

it('keeps the choice that the server refuses, with the error at it', async () => {
  mockServer.use(...settingsHandlers.methodRefused);
  show();
  await investor.click(await method('By e-mail'));
  await save();
  expect(await screen.findByRole('radiogroup', { description: /./ })).toBeVisible();
  expect(await method('By e-mail')).toBeChecked();
  expect(screen.queryByText('The method is saved.')).not.toBeInTheDocument();
});

it('offers no other method while the authenticator app is on', async () => {
  mockServer.use(...settingsHandlers.totp);
  show();
  expect(await method('In an authenticator app')).toBeChecked();
  expect(await method('By SMS')).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save the method' })).not.toBeInTheDocument();
});
