import { loadMessages, mockApi, mockServer, render, screen, waitFor, within } from '@meridian/testing';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { totpSettings, tronWallet, user } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import type { SettingsEntry } from './SettingsEntry.ts';
import { SettingsLayout } from './SettingsLayout.tsx';
import { SettingsList } from './SettingsList.tsx';

const words = await loadMessages(messages);

const values = [
  'email',
  'wallets',
  'verification',
  'subscription',
  'code',
  'sessions',
  'language',
] as const satisfies readonly SettingsEntry['value'][];

const entries: readonly SettingsEntry[] = values.map((value) => ({
  id: value,
  group: 'account',
  href: `#${value}`,
  label: value,
  value,
}));

/** What the list says about each section, once all is known. */
async function statesOf(investor: Partial<typeof user> = {}, language: 'en' | 'ru' = 'en') {
  const { container, unmount } = render(
    <SettingsList entries={entries} user={{ ...user, ...investor }} language="English" onSignOut={vi.fn()} />,
    { messages: words, language },
  );
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  const rows = screen.getAllByRole('listitem').slice(0, values.length);
  const states = rows.map((row, index) =>
    row.textContent.replace(values[index] ?? '', '').replaceAll('\u00a0', ' '),
  );
  unmount();
  return states;
}

it('says the state of each section', async () => {
  mockServer.use(...settingsHandlers.twoWallets);
  expect(await statesOf({ emailConfirmed: true })).toEqual([
    'anna.petrova@example.com',
    '2 wallets',
    'In process',
    'Until Dec 31',
    'SMS to …0123',
    '1 session',
    'English',
  ]);
});

it('says what a new account lacks', async () => {
  mockServer.use(...settingsHandlers.empty);
  expect(await statesOf({ subscription: { active: false, option: null, activeUntil: null } })).toEqual([
    'E-mail not confirmed',
    'None yet',
    'Not verified',
    'Not active',
    'SMS to …0123',
    '1 session',
    'English',
  ]);
});

it.each([
  [2, '2 кошелька'],
  [5, '5 кошельков'],
])('counts %s wallets in Russian', async (count, text) => {
  const wallets = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`system-${index}`, tronWallet]),
  );
  mockServer.use(
    mockApi.get('/user-data/wallets', 200, { wallets, waiting: {}, names: {} }),
    mockApi.get('/user/settings/security', 200, totpSettings),
    ...settingsHandlers.goodDay,
  );
  expect(await statesOf({}, 'ru')).toEqual(expect.arrayContaining([text, 'Приложение']));
});

it('leaves out the states that cannot be read', async () => {
  mockServer.use(...settingsHandlers.error);
  expect(await statesOf()).toEqual(['E-mail not confirmed', '', '', 'Until Dec 31', '', '', 'English']);
});

it('has the states that the session knows in the navigation beside a page', () => {
  render(
    <SettingsLayout entries={entries} user={user} language="English" current="wallets" overviewHref="#list">
      <p />
    </SettingsLayout>,
    { messages: words, language: 'en' },
  );
  const sections = within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
  expect(
    sections.getAllByRole('link').map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
  ).toEqual([
    'emailE-mail not confirmed',
    'wallets',
    'verification',
    'subscriptionUntil Dec 31',
    'code',
    'sessions',
    'languageEnglish',
  ]);
});
