import { messages as problemMessages } from '@meridian/problem';
import { messages as statusMessages } from '@meridian/statuses';
import {
  loadMessages,
  type Language,
  mockApi,
  mockServer,
  render,
  screen,
  user,
  waitFor,
} from '@meridian/testing';
import { expect, test, vi } from 'vitest';
import * as fixtures from './find.fixtures.ts';
import { findHandlers } from './find.handlers.ts';
import { FindDialog, type FindDialogProps } from './FindDialog.tsx';
import { messages } from './messages.ts';
import { en } from './messages/en.ts';

const words = await loadMessages(messages, problemMessages, statusMessages);

const pages = [
  { id: 'cabinet', label: 'Cabinet', href: '#cabinet', isSection: true },
  { id: 'operations', label: 'Operations', href: '#operations', isSection: true },
  { id: 'refillHistory', label: 'Refill history', href: '#refill-history' },
];

const noQuestions = async () => [];

function show(props: Partial<FindDialogProps> = {}, language: Language = 'en') {
  const onClose = vi.fn();
  const onShortcuts = vi.fn();
  render(
    <FindDialog
      pages={pages}
      hrefs={fixtures.hrefs}
      findQuestions={noQuestions}
      onShortcuts={onShortcuts}
      onClose={onClose}
      {...props}
    />,
    { messages: words, language },
  );
  return { onClose, onShortcuts };
}

const field = () => screen.findByRole('combobox');
const type = async (text: string) => user.type(await field(), text);
const results = () =>
  screen
    .queryAllByRole('option')
    .map((item) => `${item.textContent.replace(/\s+/g, ' ').trim()} → ${item.getAttribute('href')}`);

test('lists the sections before anything is typed, and says what can be found', async () => {
  mockServer.use(...findHandlers.goodDay);
  show();
  expect(await field()).toHaveFocus();
  expect(results()).toEqual(['Cabinet → #cabinet', 'Operations → #operations']);
  expect(screen.getByRole('status')).toHaveTextContent(en.hint);
});

test('finds pages by the beginnings of their words', async () => {
  mockServer.use(...findHandlers.goodDay);
  show();
  await type('hist');
  expect(results()).toEqual(['Refill history → #refill-history']);
});

test('leads from an operation to what it was for, or to its day', async () => {
  mockServer.use(mockApi.get('/user/operations/', 200, fixtures.operations), ...findHandlers.goodDay);
  show();
  await type('1250.5');
  await waitFor(() =>
    expect(results()).toEqual([
      expect.stringMatching(/^Referral reward.*→ #operations\?from=2026-10-02&to=2026-10-02$/),
      expect.stringMatching(/^Deposit.*−1,250\.50 USDT.* → #deposits\/0198f7c5-2b41-7d0a-9c55-31e7a2b46f08$/),
      expect.stringMatching(
        /^Refill \+1,250\.50 USDT · Oct 2, 9:30 AM → #refills\/0198f7be-41d7-7c3a-b0e2-5a9f7d18c604$/,
      ),
      expect.stringMatching(/^Quarter.* → #deposits\//),
    ]),
  );
});

test('asks the server once for what was typed, and never for what cannot name an operation', async () => {
  const asked: (string | null)[] = [];
  mockServer.use(
    mockApi.get('/user/operations/', 200, ({ query }) => {
      asked.push(query.get('search'));
      return fixtures.noOperations;
    }),
    ...findHandlers.goodDay,
  );
  show();
  await type('oper');
  await type(' 1250.5');
  await screen.findByText('Nothing found for “oper 1250.5”.');
  expect(asked).toEqual(['oper 1250.5']);
});

test.each([
  ['2026-10-02', '#operations?from=2026-10-02&to=2026-10-02'],
  ['02.10.2026', '#operations?from=2026-10-02&to=2026-10-02'],
])('ends the operations of a busy day, %s, with all of them', async (written, href) => {
  mockServer.use(...findHandlers.busyDay);
  show();
  await type(written);
  const day = await screen.findByRole('option', { name: /^All operations of Oct/ });
  expect(day).toHaveAttribute('href', href);
});

test('finds partners by login, except those without one', async () => {
  mockServer.use(...findHandlers.goodDay);
  show();
  await type('dmi');
  await waitFor(() => expect(results()).toEqual(['dmitry Level 1 → #partners?search=dmitry']));
});

test('asks for no partners while the referrals are switched off', async () => {
  const asked = vi.fn(() => fixtures.partners);
  mockServer.use(mockApi.get('/user/referrals', 200, asked), ...findHandlers.goodDay);
  show({ hrefs: { ...fixtures.hrefs, partners: undefined } });
  await type('dmi');
  await screen.findByText('Nothing found for “dmi”.');
  expect(asked).not.toHaveBeenCalled();
});

test('finds questions, and works without them when their texts do not load', async () => {
  mockServer.use(...findHandlers.goodDay);
  const question = { id: 'time', question: 'How long does it take?', href: '/faq#time' };
  show({
    findQuestions: (text) =>
      text === 'long' ? Promise.resolve([question]) : Promise.reject(new Error('Offline')),
  });
  await type('long');
  expect(await screen.findByRole('option', { name: 'How long does it take?' })).toHaveAttribute(
    'href',
    '/faq#time',
  );
  await type('er');
  await screen.findByText('Nothing found for “longer”.');
  expect(results()).toEqual([]);
});

test('says what failed, and searches again', async () => {
  mockServer.use(...findHandlers.error);
  show();
  await type('1250.5');
  const again = await screen.findByRole('button', { name: /again/ });
  mockServer.use(...findHandlers.goodDay);
  await user.click(again);
  expect(await screen.findByRole('option', { name: /^Refill/ })).toBeVisible();
});

test('is used by keyboard alone: arrows mark a result, Enter opens it, Escape closes', async () => {
  mockServer.use(...findHandlers.goodDay);
  const { onClose, onShortcuts } = show();
  await type('shortcuts');
  const found = await screen.findByRole('option', { name: en.shortcuts.title });
  await user.keyboard('{ArrowDown}');
  await waitFor(async () => expect(await field()).toHaveAttribute('aria-activedescendant', found.id));
  await user.keyboard('{Enter}');
  expect(onShortcuts).toHaveBeenCalledOnce();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
});

test('speaks Russian', async () => {
  mockServer.use(...findHandlers.goodDay);
  show({}, 'ru');
  await type('осень');
  expect(await screen.findByText('По запросу «осень» ничего не найдено.')).toBeVisible();
});
