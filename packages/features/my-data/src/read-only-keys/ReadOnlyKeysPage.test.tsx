import { ConfirmIdentityProvider } from '@meridian/api-client/react';
import { mockApi } from '@meridian/api-client/testing';
import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockServer, render, screen, user, waitFor, within } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { created, ended, listOf, taxTool } from './readOnlyKeys.fixtures.ts';
import { readOnlyKeysHandlers } from './readOnlyKeys.handlers.ts';
import { ReadOnlyKeysPage } from './ReadOnlyKeysPage.tsx';

const texts = await loadMessages(messages, formsMessages, problemMessages);

function show() {
  const confirmIdentity = vi.fn(() => Promise.resolve(true));
  render(
    <ConfirmIdentityProvider confirmIdentity={confirmIdentity}>
      <ToastProvider label="Messages" closeLabel="Close">
        <ReadOnlyKeysPage />
      </ToastProvider>
    </ConfirmIdentityProvider>,
    { messages: texts },
  );
  return confirmIdentity;
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

async function fill(name: string) {
  await press('Create a key');
  if (name !== '') await user.type(await screen.findByRole('textbox', { name: 'Name of the key' }), name);
  await user.click(await screen.findByRole('radio', { name: /^90 days, until\sJan\s13,\s2027$/ }));
  await press('Create the key');
}

it('creates a key after the session was confirmed, shows it once, and then lists it', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.problem('post', '/user/read-only-keys', 403, { code: 'confirmation_required' }),
    mockApi.get('/user/read-only-keys', 200, () =>
      sent.mock.calls.length === 0 ? listOf() : listOf(created.details),
    ),
  );
  const confirmIdentity = show();
  confirmIdentity.mockImplementation(() => {
    mockServer.use(
      mockApi.post('/user/read-only-keys', 201, ({ body }) => {
        sent(body);
        return created;
      }),
    );
    return Promise.resolve(true);
  });
  await fill('Tax tool');
  expect(await screen.findByText(created.key)).toBeVisible();
  expect(confirmIdentity).toHaveBeenCalledOnce();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Tax tool', validDays: 90 });
  const dialog = screen.getByRole('dialog', { name: 'Your new key' });
  expect(dialog).toHaveTextContent('We do not store it and cannot show it again.');
  expect(dialog).toHaveTextContent('nobody can move money, change the account or see anything else');
  await user.keyboard('{Escape}');
  expect(screen.getByText(created.key)).toBeVisible();
  await press('I have saved the key');
  await waitFor(() => expect(screen.queryByText(created.key)).not.toBeInTheDocument());
  expect(await screen.findByRole('listitem')).toHaveTextContent(
    /Tax tool.*Begins with read_Vq7Xn.*Created Oct\s2.*Works until Dec\s31,\s2026.*Not used yet/,
  );
});

it('asks for a name and keeps the choice', async () => {
  mockServer.use(...readOnlyKeysHandlers.empty);
  show();
  await fill('');
  expect(await screen.findByText('Enter a name.')).toBeVisible();
  expect(screen.getByRole('radio', { checked: true })).toHaveAccessibleName(/^90 days/);
});

it('revokes a key after a confirmation, and moves the focus on', async () => {
  const asked = vi.fn();
  mockServer.use(
    mockApi.get('/user/read-only-keys', 200, () => {
      asked();
      return asked.mock.calls.length === 1 ? listOf(taxTool, ended) : listOf(ended);
    }),
    ...readOnlyKeysHandlers.goodDay,
  );
  show();
  await press('Revoke the key: Tax tool');
  expect(screen.getByRole('alertdialog')).toHaveTextContent('stops reading your operations at once');
  expect(asked).toHaveBeenCalledOnce();
  await press('Revoke the key');
  expect(await screen.findByText('Key “Tax tool” revoked')).toBeVisible();
  const row = await screen.findByRole('listitem');
  expect(row).toHaveTextContent(/Last year.*Ended.*Worked until/);
  await waitFor(() => expect(screen.getByRole('list').closest('[tabindex]')).toHaveFocus());
});

it('offers no action for a key that has ended, and no further key above the most', async () => {
  mockServer.use(...readOnlyKeysHandlers.full);
  show();
  const [working, over] = await screen.findAllByRole('listitem');
  expect(within(working ?? document.body).getByRole('button')).toHaveAccessibleName(
    'Revoke the key: Tax tool',
  );
  expect(within(over ?? document.body).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('You can have 1 key. To create another, revoke it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Create a key' })).not.toBeInTheDocument();
});
