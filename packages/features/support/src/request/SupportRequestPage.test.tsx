import { mockApi } from '@meridian/api-client/testing';
import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockServer, render, screen, user } from '@meridian/testing';
import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { answered, thanked } from '../support.fixtures.ts';
import { supportHandlers } from '../support.handlers.ts';
import { SupportRequestPage } from './SupportRequestPage.tsx';

const words = await loadMessages(messages, formsMessages, problemMessages);

const show = () => render(<SupportRequestPage id={answered.request.id} />, { messages: words });

it('shows markup in a message as text', async () => {
  const [question] = answered.messages;
  if (!question) throw new Error('There is no message.');
  const text = '<img src=x onerror="alert(1)"> hello';
  mockServer.use(
    mockApi.get('/support/requests/{id}', 200, { ...answered, messages: [{ ...question, text }] }),
  );
  show();
  expect(await screen.findByText(text)).toBeVisible();
});

it('sends another message, shows it and empties the field', async () => {
  mockServer.use(...supportHandlers.goodDay);
  show();
  const field = await screen.findByRole('textbox', { name: 'Message' });
  await user.type(field, 'It arrived.');
  mockServer.use(mockApi.get('/support/requests/{id}', 200, thanked));
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText('It arrived.', { selector: 'p' })).toBeVisible();
  expect(await screen.findByText('Sent')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('');
});

it('keeps the text when it was not sent', async () => {
  mockServer.use(...supportHandlers.sendingFails);
  show();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'It arrived.');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  await screen.findByRole('alert');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('It arrived.');
});

it('takes no message once it is closed', async () => {
  mockServer.use(...supportHandlers.closed);
  show();
  expect(await screen.findByText(/^The request is closed/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
