import { mockApi } from '@meridian/api-client/testing';
import { messages as formsMessages } from '@meridian/forms';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { sent } from '../support.fixtures.ts';
import { supportHandlers } from '../support.handlers.ts';
import { NewSupportRequestPage } from './NewSupportRequestPage.tsx';
import { readSupportAbout, type SupportAbout } from './supportAbout.ts';

const words = await loadMessages(messages, formsMessages, problemMessages);
const withdrawal: SupportAbout = {
  subject: 'withdrawal',
  subjectId: '0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32',
};

function show(about = withdrawal) {
  const onSent = vi.fn();
  const { unmount } = render(<NewSupportRequestPage about={about} onSent={onSent} />, { messages: words });
  return { onSent, unmount };
}

const send = () => user.click(screen.getByRole('button', { name: 'Send the request' }));

it('keeps the text after a lost connection, and sends it once more with the same key', async () => {
  const keys = new Set<string | null>();
  const asked = vi.fn();
  mockServer.use(...supportHandlers.sendingFails);
  const { onSent, unmount } = show();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Where is it?');
  await send();
  await screen.findByRole('alert');
  expect(onSent).not.toHaveBeenCalled();
  unmount();

  mockServer.use(
    mockApi.post('/support/requests', 201, async ({ request }) => {
      keys.add(request.headers.get('idempotency-key'));
      asked(await request.clone().json());
      return sent;
    }),
  );
  const again = show();
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is it?');
  await send();
  await waitFor(() => expect(again.onSent).toHaveBeenCalledWith(sent.request.id));
  expect(asked).toHaveBeenCalledWith({ ...withdrawal, text: 'Where is it?' });
  expect([...keys]).toEqual([expect.stringMatching(/./)]);
});

it('asks for a text', async () => {
  mockServer.use(...supportHandlers.empty);
  const { onSent } = show();
  await send();
  expect(await screen.findByText('Write a message.')).toBeVisible();
  expect(onSent).not.toHaveBeenCalled();
});

it('shows the number of what it is about', () => {
  show();
  expect(screen.getByText('Withdrawal')).toBeVisible();
  expect(screen.getByText('0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32')).toBeVisible();
});

it.each([
  ['about=withdrawal&number=0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32', withdrawal],
  ['about=withdrawal', { subject: 'other', subjectId: null }],
  ['about=refill&number=<script>', { subject: 'other', subjectId: null }],
  ['about=password&number=0198f7c2-8f0e-7bb5-a4e7-6d1f0c2f9a32', { subject: 'other', subjectId: null }],
  ['', { subject: 'other', subjectId: null }],
])('reads what it is about from the address %j', (search, about) => {
  expect(readSupportAbout(new URLSearchParams(search))).toEqual(about);
});
