import { mockApi } from '@meridian/api-client/testing';
import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockServer, render, screen, user, within } from '@meridian/testing';
import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { photosMessages } from '../photos/messages.ts';
import { answered, screen as screenPhoto, thanked } from '../support.fixtures.ts';
import { supportHandlers } from '../support.handlers.ts';
import { SupportRequestPage } from './SupportRequestPage.tsx';

const words = await loadMessages(messages, photosMessages, formsMessages, problemMessages);

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

const png = (name: string) =>
  new File([Uint8Array.from(atob(screenPhoto.content), (character) => character.charCodeAt(0))], name, {
    type: 'image/png',
  });

async function addPhotos(...names: string[]) {
  await user.click(await screen.findByRole('button', { name: 'Add photos' }));
  await screen.findByRole('button', { name: /^Choose photos/ });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  await user.upload(input, names.map(png));
  await screen.findByText(names.at(-1) ?? '');
}

it('sends photos with the message, each once', async () => {
  mockServer.use(...supportHandlers.goodDay);
  const sent: unknown[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/support/photos')) sent.push('photo');
    else if (request.url.endsWith('/messages'))
      void request
        .clone()
        .json()
        .then((body: unknown) => sent.push(body));
  });
  show();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'See this.');
  await addPhotos('receipt.png');
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByRole('button', { name: 'Add photos' })).toBeVisible();
  expect(sent).toEqual(['photo', { text: 'See this.', photos: [screenPhoto.id] }]);
});

it('does not send the message without a photo that was not taken', async () => {
  mockServer.use(...supportHandlers.photoRefused);
  const paths: string[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    if (request.method === 'POST') paths.push(new URL(request.url).pathname);
  });
  show();
  await user.type(await screen.findByRole('textbox', { name: 'Message' }), 'See this.');
  await addPhotos('receipt.png');
  await user.click(screen.getByRole('button', { name: 'Send the message' }));
  expect(await screen.findByText(/cannot be opened. Choose it again/)).toBeVisible();
  expect(paths).toEqual(['/api/support/photos']);
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('See this.');
});

it('takes three photos of a message and says which it left out', async () => {
  mockServer.use(...supportHandlers.goodDay);
  show();
  await addPhotos('1.png', '2.png', '3.png');
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no field for files.');
  await user.upload(input, [png('4.png')]);
  expect(await screen.findByText('A message takes three photos. “4.png” was not added.')).toBeVisible();
});

it('shows the photos of a message small, and opens one large', async () => {
  mockServer.use(...supportHandlers.photographed);
  show();
  await user.click(await screen.findByRole('button', { name: 'Open photo 1 of 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Photo 1 of 2' });
  expect(within(dialog).getByRole('img', { name: 'Photo 1 of 2' })).toHaveAttribute(
    'src',
    `data:image/png;base64,${screenPhoto.content}`,
  );
});
