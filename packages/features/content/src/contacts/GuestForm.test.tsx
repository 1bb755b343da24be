import { createI18n, readMessages } from '@meridian/i18n';
import { loadMessages, mockServer, render, screen, user } from '@meridian/testing';
import { renderToString } from 'react-dom/server';
import { createApiClient } from '@meridian/api-client';
import { ApiClientProvider } from '@meridian/api-client/react';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { GuestForm } from './GuestForm.tsx';
import { guestRequestsHandlers } from './guestRequests.handlers.ts';

const loaded = await loadMessages(messages);
const i18n = createI18n('en', { resources: { en: { content: await readMessages('en', messages) } } });
const words = i18n.getFixedT('en', 'content')('contacts.form', {
  returnObjects: true,
  skipInterpolation: true,
});

const show = () => render(<GuestForm words={words} />, { messages: loaded });

const fields = {
  email: () => screen.getByRole('textbox', { name: 'E-mail for the answer' }),
  subject: () => screen.getByRole('textbox', { name: 'Subject' }),
  text: () => screen.getByRole('textbox', { name: 'Message' }),
};

const send = () => user.click(screen.getByRole('button', { name: 'Send the message' }));

async function fillIn() {
  await user.type(fields.email(), ' anna@example.com ');
  await user.type(fields.subject(), 'Before I open an account');
  await user.type(fields.text(), 'In which countries do you work?');
}

test('sends the message without a name, and names no time for the answer', async () => {
  mockServer.use(...guestRequestsHandlers.goodDay);
  const bodies: Promise<unknown>[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/support/guest-requests')) bodies.push(request.clone().json());
  });
  show();
  await fillIn();
  await send();
  expect(await screen.findByText('We have your message')).toBeVisible();
  expect(screen.getByText('The answer will go to anna@example.com. We cannot say by when.')).toBeVisible();
  expect(await Promise.all(bodies)).toEqual([
    {
      name: null,
      email: 'anna@example.com',
      subject: 'Before I open an account',
      text: 'In which countries do you work?',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Write another message' }));
  expect(fields.text()).toHaveValue('');
});

test('asks for what is missing and for a whole e-mail before it calls the server', async () => {
  show();
  await user.type(fields.email(), 'anna@');
  await send();
  expect(fields.email()).toHaveAccessibleDescription(/Enter an e-mail like/);
  expect(fields.subject()).toHaveAccessibleDescription(/Enter a subject/);
  expect(fields.text()).toHaveAccessibleDescription(/Write a message/);
  expect(fields.email()).toHaveFocus();
});

test('shows the server’s refusal at the field, and keeps what was typed', async () => {
  mockServer.use(...guestRequestsHandlers.refused);
  show();
  await fillIn();
  await send();
  expect(await screen.findByText('Enter an e-mail like name@example.com.')).toBeVisible();
  expect(fields.text()).toHaveValue('In which countries do you work?');
});

test('says from when another message is taken', async () => {
  mockServer.use(...guestRequestsHandlers.tooMany);
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /Too many messages.*You can send it from .*1:00 PM/,
  );
  expect(fields.text()).toHaveValue('In which countries do you work?');
});

test('does not say that a message is lost whose response is', async () => {
  mockServer.use(...guestRequestsHandlers.lost);
  show();
  await fillIn();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('We do not know if the message arrived');
  expect(fields.text()).toHaveValue('In which countries do you work?');
});

test('cannot be submitted before it is interactive', () => {
  const client = createApiClient({
    baseUrl: '',
    getToken: () => undefined,
    getLanguage: () => 'en',
    onUnauthorized: () => undefined,
  });
  const html = renderToString(
    <ApiClientProvider client={client}>
      <GuestForm words={words} />
    </ApiClientProvider>,
  );
  expect(html).toContain('type="button"');
  expect(html).not.toContain('type="submit"');
});
