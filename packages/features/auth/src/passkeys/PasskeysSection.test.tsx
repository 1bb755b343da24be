import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockApi, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { laptopPasskey } from '../auth.fixtures.ts';
import { authHandlers } from '../auth.handlers.ts';
import { messages } from '../messages.ts';
import { stubPasskeys } from './stubPasskeys.ts';
import { PasskeysSection } from './PasskeysSection.tsx';

const words = await loadMessages(messages, formsMessages, problemMessages);
const show = () =>
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <PasskeysSection />
    </ToastProvider>,
    { messages: words },
  );

async function add(name: string) {
  await user.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await user.type(await screen.findByRole('textbox', { name: 'Name of the passkey' }), name);
  await user.click(screen.getByRole('button', { name: 'Create the passkey' }));
}

it('leaves no trace, and asks the server nothing, in a browser without WebAuthn', () => {
  show();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
});

it('adds a passkey under its name', async () => {
  const questions = stubPasskeys();
  const sent = vi.fn();
  mockServer.use(
    mockApi.post('/user/passkeys', 201, ({ body }) => {
      sent(body);
      return { ...laptopPasskey, name: body.name };
    }),
    ...authHandlers.noPasskeys,
  );
  show();
  await add(' Home computer ');
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.response();
  expect(await screen.findByText('Passkey “Home computer” added')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    name: 'Home computer',
    credential: {
      id: 'Sd8Yk2pJq0mV7xWcRb3LhTnEf5GuAo9Z',
      clientDataJSON: btoa('{}').replace(/=+$/, ''),
      attestationObject: btoa('attestation').replace(/=+$/, ''),
      transports: ['internal'],
    },
  });
});

it.each([
  ['NotAllowedError', 'The passkey was not added. You can try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
] as const)('keeps the name when the browser responses %s', async (name, text) => {
  const questions = stubPasskeys();
  mockServer.use(...authHandlers.noPasskeys);
  show();
  await add('Home computer');
  await waitFor(() => expect(questions).toHaveLength(1));
  questions[0]?.refuse(name);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Home computer');
});

it('renames and removes a passkey, tells the password manager, and moves the focus on', async () => {
  const signalUnknownCredential = vi.fn(async () => undefined);
  stubPasskeys({ signalUnknownCredential });
  const sent = vi.fn();
  mockServer.use(
    mockApi.patch('/user/passkeys/{id}', 200, ({ body }) => {
      sent(body);
      return { ...laptopPasskey, ...body };
    }),
    ...authHandlers.passkeys,
  );
  show();
  await user.click(await screen.findByRole('button', { name: 'Rename the passkey: Work laptop' }));
  const field = await screen.findByRole('textbox');
  await user.clear(field);
  await user.type(field, 'Old laptop{Enter}');
  expect(await screen.findByText('Name saved')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ name: 'Old laptop' });
  await user.click(screen.getByRole('button', { name: 'Remove the passkey: Work laptop' }));
  await user.click(screen.getByRole('button', { name: 'Remove the passkey' }));
  expect(await screen.findByText('Passkey “Work laptop” removed')).toBeVisible();
  expect(signalUnknownCredential).toHaveBeenCalledExactlyOnceWith({
    rpId: 'localhost',
    credentialId: laptopPasskey.credentialId,
  });
  await waitFor(() => expect(screen.getByRole('list').parentElement?.parentElement).toHaveFocus());
});
