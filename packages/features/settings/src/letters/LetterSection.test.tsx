import { messages as problemMessages } from '@meridian/problem';
import { messages as formMessages } from '@meridian/forms';
import { loadMessages, mockApi, mockServer, render, screen, user } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { LetterSection } from './LetterSection.tsx';

const texts = await loadMessages(messages, problemMessages, formMessages);

const show = () =>
  render(
    <ToastProvider label="Messages" closeLabel="Close">
      <LetterSection />
    </ToastProvider>,
    { messages: texts },
  );

const field = () => screen.findByRole('textbox', { name: 'Your word' });
const save = () => user.click(screen.getByRole('button', { name: 'Save the word' }));

it('sends the word without spaces around it, and none for an empty field', async () => {
  const sent = vi.fn();
  mockServer.use(
    mockApi.patch('/user/settings/letters', 200, ({ body }) => {
      sent(body);
      return body;
    }),
    ...settingsHandlers.noLetterWord,
  );
  show();
  await user.type(await field(), ' Grey owl ');
  await save();
  expect(await screen.findByText('The word is saved.')).toBeVisible();
  await user.clear(await field());
  await save();
  expect(sent.mock.calls).toEqual([[{ word: 'Grey owl' }], [{ word: null }]]);
});

it('refuses a word of more than 30 characters', async () => {
  mockServer.use(...settingsHandlers.goodDay);
  show();
  await user.clear(await field());
  await user.type(await field(), 'a'.repeat(31));
  await save();
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining('at most 30 characters'));
});
