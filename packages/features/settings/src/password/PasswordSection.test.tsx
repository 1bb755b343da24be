import { messages as formMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { authSetting, withdrawalSetting } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { PasswordSection } from './PasswordSection.tsx';

const texts = await loadMessages(messages, problemMessages, formMessages);

const field = (name: string) => screen.getByLabelText(name);
const submit = () => user.click(screen.getByRole('button', { name: 'Change the password' }));

async function fill(current: string, password: string, again: string) {
  await screen.findByText(/At least 10 characters/);
  await user.type(field('Current password'), current);
  await user.type(field('New password'), password);
  await user.type(field('New password again'), again);
  await submit();
}

beforeEach(() => {
  // Without a handler for the change itself: a call that a test does not expect fails it.
  mockServer.use(
    mockApi.get('/settings/{key}', 200, ({ params }) =>
      params.key === 'withdrawal' ? withdrawalSetting : authSetting,
    ),
  );
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <PasswordSection login="annapetrova" />
    </ToastProvider>,
    { messages: texts },
  );
});

it('marks each field for password managers', () => {
  const tokens = ['Login', 'Current password', 'New password', 'New password again'].map((name) =>
    field(name).getAttribute('autocomplete'),
  );
  expect(tokens).toEqual(['username', 'current-password', 'new-password', 'new-password']);
});

it('says before the change how long nothing can be withdrawn after it', async () => {
  await waitFor(() =>
    expect(screen.getByText(/^After this change you cannot withdraw for 24 hours\./)).toBeVisible(),
  );
});

it('changes the password and empties the fields', async () => {
  mockServer.use(...settingsHandlers.goodDay);
  await fill('seven quiet herons 41', 'nine loud magpies 73', 'nine loud magpies 73');
  expect(
    await screen.findByText('The password is changed. You are signed out on other devices.'),
  ).toBeVisible();
  expect(field('New password')).toHaveValue('');
});

it.each([
  ['short', 'short', 'New password', /Enter at least 10 characters\./],
  ['nine loud magpies 73', 'nine loud magpies 74', 'New password again', "The passwords don't match"],
])('“%s” and “%s” are not sent', async (password, again, at, sentence) => {
  await fill('seven quiet herons 41', password, again);
  await waitFor(() => expect(field(at)).toBeInvalid());
  expect(field(at)).toHaveAccessibleDescription(
    typeof sentence === 'string' ? expect.stringContaining(sentence) : expect.stringMatching(sentence),
  );
});

it('shows a wrong and a too simple password at their fields, and keeps them', async () => {
  mockServer.use(...settingsHandlers.passwordRefused);
  await fill('wrong', '1111111111', '1111111111');
  await waitFor(() => expect(field('Current password')).toBeInvalid());
  expect(field('Current password')).toHaveFocus();
  expect(field('New password')).toHaveAccessibleDescription(
    expect.stringContaining('Your password is too simple'),
  );
  expect(field('New password')).toHaveValue('1111111111');
});
