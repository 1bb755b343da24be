import { createI18n, readMessages } from '@meridian/i18n';
import { act, loadMessages, mockServer, render, screen, user } from '@meridian/testing';
import { afterEach, expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { documentCheckHandlers } from './documentCheck.handlers.ts';
import { DocumentCheckForm } from './DocumentCheckForm.tsx';

const loaded = await loadMessages(messages);
const i18n = createI18n('en', { resources: { en: { content: await readMessages('en', messages) } } });
const words = i18n.getFixedT('en', 'content')('checkDocument.form', {
  returnObjects: true,
  skipInterpolation: true,
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

const show = () => render(<DocumentCheckForm words={words} />, { messages: loaded });

const number = () => screen.getByRole('textbox', { name: words.number });
const hash = () => screen.getByRole('textbox', { name: words.hash });

async function check(typedNumber: string, typedHash: string) {
  await user.clear(number());
  await user.type(number(), typedNumber);
  await user.clear(hash());
  await user.type(hash(), typedHash);
  await user.click(screen.getByRole('button', { name: words.submit }));
}

test('says which kind of document was issued and when', async () => {
  mockServer.use(...documentCheckHandlers.issued);
  show();
  await check('7K3M-9QXR-2B4D', '5aa144aab53bae8e');
  expect(await screen.findByText(words.validTitle)).toBeVisible();
  expect(screen.getByText(words.statement)).toBeVisible();
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-01T08:00:00Z');
});

test('checks at once what the QR code has in the address', async () => {
  mockServer.use(...documentCheckHandlers.issued);
  window.history.replaceState(null, '', '/en/check-document#7K3M-9QXR-2B4D.5aa144aab53bae8e00');
  show();
  expect(await screen.findByText(words.validTitle)).toBeVisible();
  expect(number()).toHaveValue('7K3M-9QXR-2B4D');
  expect(hash()).toHaveValue('5aa144aab53bae8e00');
});

test('checks the document of another code that is opened in the same tab', async () => {
  mockServer.use(...documentCheckHandlers.issued);
  show();
  act(() => {
    window.history.replaceState(null, '', '#7K3M-9QXR-2B4D.0000000000000000');
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(await screen.findByText(words.invalidTitle)).toBeVisible();
});

test('says that there is no such document for a changed hash, and that of the next one', async () => {
  mockServer.use(...documentCheckHandlers.issued);
  show();
  await check('7K3M-9QXR-2B4D', '6aa144aab53bae8e');
  expect(await screen.findByRole('alert')).toHaveTextContent(words.invalidTitle);
  await check('7K3M-9QXR-2B4D', '5aa144aab53bae8e');
  expect(await screen.findByText(words.validTitle)).toBeVisible();
  expect(screen.queryByText(words.invalidTitle)).toBeNull();
});

test('asks for what is missing or too short before it calls the server', async () => {
  show();
  await user.click(screen.getByRole('button', { name: words.submit }));
  expect(screen.getByText(words.numberRequired)).toBeVisible();
  await check('7K3M-9QXR-2B4D', '5aa1 44aa b53b ae8');
  expect(screen.getByText(words.hashShort)).toBeVisible();
});

test.each([
  ['tooMany', 'tooManyTitle'],
  ['off', 'offTitle'],
  ['lost', 'failedTitle'],
] as const)('says why it could not check: %s', async (scenario, title) => {
  mockServer.use(...documentCheckHandlers[scenario]);
  show();
  await check('7K3M-9QXR-2B4D', '5aa144aab53bae8e');
  expect(await screen.findByText(words[title])).toBeVisible();
  expect(screen.queryByText(words.invalidTitle)).toBeNull();
});
