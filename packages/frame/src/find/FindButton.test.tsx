import { messages as findMessages } from '@meridian/feature-find';
import { messages as problemMessages } from '@meridian/problem';
import { messages as statusMessages } from '@meridian/statuses';
import {
  fireEvent,
  loadMessages,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
} from '@meridian/testing';
import { beforeEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { getPaths } from '../paths.ts';
import { FindButton } from './FindButton.tsx';

const words = await loadMessages(messages, findMessages, problemMessages, statusMessages);

beforeEach(() => {
  localStorage.clear();
  // A text that rests for a moment is searched for, which a slow machine has the time for.
  const nothing = { items: [], page: 1, limit: 100, total: 0 };
  mockServer.use(
    mockApi.get('/funds/deposits', 200, nothing),
    mockApi.get('/user/referrals', 200, { ...nothing, levels: [], line: [] }),
  );
});

function show({ cases = true } = {}) {
  render(
    <>
      <input aria-label="Amount" />
      <FindButton
        hrefs={getPaths.en}
        capabilities={{
          referrals: true,
          cases,
          search: true,
          protection: true,
          readOnlyKeys: true,
          yearlyReport: true,
          support: true,
          documents: true,
        }}
      />
    </>,
    { messages: words },
  );
}

const search = () => screen.findByRole('dialog', { name: 'Search' });
const shortcuts = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
const isOpen = () => screen.queryByRole('dialog') !== null;

test('opens the search with its button', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Search the cabinet' }));
  expect(await search()).toBeVisible();
});

test.each([
  ['Ctrl+K', { key: 'k', code: 'KeyK', ctrlKey: true }],
  ['Command+K', { key: 'k', code: 'KeyK', metaKey: true }],
  ['the same key of a Russian keyboard', { key: 'л', code: 'KeyK', ctrlKey: true }],
  ['the letter of a keyboard with another order', { key: 'k', code: 'KeyV', ctrlKey: true }],
])('opens the search by %s, also from a field', async (_name, keys) => {
  show();
  // False: the browser does nothing of its own.
  expect(fireEvent.keyDown(screen.getByRole('textbox', { name: 'Amount' }), keys)).toBe(false);
  expect(await search()).toBeVisible();
});

test.each([
  ['K alone', { key: 'k', code: 'KeyK' }],
  ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
  ['Ctrl+V where V is on the key of K', { key: 'v', code: 'KeyK', ctrlKey: true }],
])('leaves %s to the browser', (_name, keys) => {
  show();
  expect(fireEvent.keyDown(document.body, keys)).toBe(true);
  expect(isOpen()).toBe(false);
});

test('lists the shortcuts by a question mark, which a field takes as a letter', async () => {
  show();
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '?');
  expect(isOpen()).toBe(false);
  expect(screen.getByRole('textbox', { name: 'Amount' })).toHaveValue('?');
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  expect(await shortcuts()).toHaveTextContent('Ctrl + K or ⌘ K');
});

test('a question mark opens nothing once that is switched off, and the search still leads to the list', async () => {
  show();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await shortcuts();
  await user.click(screen.getByRole('switch'));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(isOpen()).toBe(false));
  expect(fireEvent.keyDown(document.body, { key: '?', shiftKey: true })).toBe(true);
  expect(isOpen()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await screen.findByRole('combobox'), 'shortcuts');
  await user.click(await screen.findByRole('option', { name: 'Keyboard shortcuts' }));
  expect(await shortcuts()).toBeVisible();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('opens nothing over another window', async () => {
  show();
  fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
  await shortcuts();
  expect(fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })).toBe(true);
  expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
});

test('finds every page of the cabinet, except those that are switched off', async () => {
  show({ cases: false });
  await user.click(screen.getByRole('button', { name: 'Search the cabinet' }));
  const named = (text: string) => screen.queryAllByRole('option', { name: text });
  await search();
  expect(named('Partners')).toHaveLength(1);
  expect(named('Cases')).toHaveLength(0);
  await user.type(await screen.findByRole('combobox'), 'language');
  expect(named('Language and appearance')[0]).toHaveAttribute('href', '/en/cabinet/settings/appearance');
});
