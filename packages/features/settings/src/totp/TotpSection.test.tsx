import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import {
  loadMessages,
  mockApi,
  mockServer,
  render,
  expectRefusedAgain,
  screen,
  user,
  waitFor,
} from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { recoveryCodes, securitySettings, totpSettings, totpSetup } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { TotpSection } from './TotpSection.tsx';

const texts = await loadMessages(messages, formsMessages, problemMessages);

const onSetUp = vi.fn();

const show = () =>
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <TotpSection onSetUp={onSetUp} />
    </ToastProvider>,
    { messages: texts },
  );

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

it('is set up with the first code of the app; the recovery codes are shown once', async () => {
  let settings = securitySettings;
  const sent = vi.fn();
  mockServer.use(
    mockApi.get('/user/settings/security', 200, () => settings),
    mockApi.post('/user/totp/confirm', 200, ({ body }) => {
      sent(body);
      settings = totpSettings;
      return recoveryCodes;
    }),
    ...settingsHandlers.goodDay,
  );
  show();
  await press('Set up the app');
  await waitFor(() => expect(onSetUp).toHaveBeenLastCalledWith(true));
  expect(await screen.findByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
    'href',
    totpSetup.uri,
  );
  await user.type(screen.getByRole('textbox', { name: 'Code from the app' }), '408215');
  await press('Switch on');
  expect(await screen.findByText('Save these recovery codes now')).toBeVisible();
  expect(sent).toHaveBeenCalledExactlyOnceWith({ code: '408215' });
  const file = decodeURIComponent(screen.getByRole('link', { name: 'Download' }).getAttribute('href') ?? '');
  for (const code of recoveryCodes.items) expect(file).toContain(`\n${code}`);
  await press('I have saved the codes');
  expect(await screen.findByText('Recovery codes left')).toBeVisible();
  expect(onSetUp).toHaveBeenLastCalledWith(false);
  expect(document.body).not.toHaveTextContent(recoveryCodes.items[0] ?? '');
});

it('keeps the secret on the page after a wrong first code', async () => {
  mockServer.use(...settingsHandlers.totpWrongCode);
  show();
  await press('Set up the app');
  await user.type(await screen.findByRole('textbox', { name: 'Code from the app' }), '000000');
  await press('Switch on');
  expect(await screen.findByRole('textbox', { description: /Codes do not match/ })).toHaveValue('');
  expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
});

it('says what is wrong with the first code each time when it is refused again', async () => {
  mockServer.use(...settingsHandlers.totpWrongCode);
  show();
  await press('Set up the app');
  await expectRefusedAgain({
    field: 'Code from the app',
    code: '000000',
    button: 'Switch on',
    message: /Codes do not match/,
  });
});

it.each([
  ['Switch off', 'Switch the app off'],
  ['Get new codes', 'Get new codes'],
])('says what is wrong with a code each time when it is refused again: %s', async (opener, button) => {
  mockServer.use(
    mockApi.get('/user/settings/security', 200, totpSettings),
    ...settingsHandlers.totpWrongCode,
  );
  show();
  await press(opener);
  await expectRefusedAgain({
    field: 'Code from the app, or a recovery code',
    code: '000000',
    button,
    message: /Codes do not match/,
  });
});

it('is switched off with a code', async () => {
  mockServer.use(...settingsHandlers.totp);
  show();
  await press('Switch off');
  await press('Switch the app off');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Enter the code.');
  await user.type(screen.getByRole('textbox'), ' 7k2qd-m04xw ');
  await press('Switch the app off');
  expect(await screen.findByText('The authenticator app is off.')).toBeVisible();
});

it('shows new recovery codes after a code', async () => {
  mockServer.use(...settingsHandlers.totp);
  show();
  await press('Get new codes');
  await user.type(screen.getByRole('textbox'), '408215');
  await press('Get new codes');
  expect(await screen.findByText('Save these recovery codes now')).toBeVisible();
});
