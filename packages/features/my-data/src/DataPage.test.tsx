import { ConfirmIdentityProvider } from '@meridian/api-client/react';
import { mockApi } from '@meridian/api-client/testing';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { beforeEach, expect, it, vi } from 'vitest';
import { DataPage } from './DataPage.tsx';
import { messages } from './messages.ts';
import { myDataHandlers } from './myData.handlers.ts';

const texts = await loadMessages(messages, problemMessages);

const saved: { name: string; content: Blob }[] = [];

/** Records downloads, which jsdom does not support. */
beforeEach(() => {
  saved.length = 0;
  let content = new Blob();
  URL.createObjectURL = vi.fn((blob: Blob) => {
    content = blob;
    return 'blob:archive';
  });
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, content });
  });
});

function show({ confirms = true } = {}) {
  const onChange = vi.fn();
  const confirmIdentity = vi.fn(() => Promise.resolve(confirms));
  const hrefs = {
    deposits_open: '/deposits',
    refills_waiting: '/refill',
    withdrawals_pending: '/withdrawal',
    balance_not_empty: '/withdrawal',
  };
  render(
    <ConfirmIdentityProvider confirmIdentity={confirmIdentity}>
      <ToastProvider label="Messages" closeLabel="Close">
        <DataPage hrefs={hrefs} onChange={onChange} />
      </ToastProvider>
    </ConfirmIdentityProvider>,
    { messages: texts },
  );
  return { onChange, confirmIdentity };
}

const download = () => user.click(screen.getByRole('button', { name: 'Download my data' }));

it('saves the archive under the name of the server, after the session was confirmed', async () => {
  let isConfirmed = false;
  const [archive, refusal] = [
    mockApi.file('/user/data', 'my-data-anna.zip', 'PK archive'),
    mockApi.problem('get', '/user/data', 403, { code: 'confirmation_required' }),
  ];
  mockServer.use(refusal, ...myDataHandlers.possible);
  const { confirmIdentity } = show();
  confirmIdentity.mockImplementation(() => {
    isConfirmed = true;
    mockServer.use(archive);
    return Promise.resolve(true);
  });
  await download();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(isConfirmed).toBe(true);
  expect(saved[0]!.name).toBe('my-data-anna.zip');
  expect(await saved[0]!.content.text()).toBe('PK archive');
  expect(await screen.findByText('The archive is saved.')).toBeVisible();
});

it('saves nothing when the session is not confirmed', async () => {
  mockServer.use(
    mockApi.problem('get', '/user/data', 403, { code: 'confirmation_required' }),
    ...myDataHandlers.possible,
  );
  show({ confirms: false });
  await download();
  expect(await screen.findByText('The download was not confirmed')).toBeVisible();
  expect(saved).toEqual([]);
});

it('names what is in the way with a link to it, and offers no closing', async () => {
  mockServer.use(...myDataHandlers.inTheWay);
  show();
  expect(await screen.findByText('2 deposits still open')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the deposits' })).toHaveAttribute('href', '/deposits');
  expect(screen.getByText('No unfinished refills')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Close the account' })).toBeDisabled();
});

it('schedules the closing only after the question, and reports its day', async () => {
  mockServer.use(...myDataHandlers.possible);
  const { onChange } = show();
  await user.click(await screen.findByRole('button', { name: 'Close the account' }));
  await user.click(await screen.findByRole('button', { name: 'Do not close' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  await user.click(screen.getByRole('button', { name: 'Close the account' }));
  mockServer.use(...myDataHandlers.scheduled);
  await user.click(await screen.findByRole('button', { name: 'Close the account' }));
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('2026-12-14T10:00:00Z'));
});

it('cancels the closing', async () => {
  mockServer.use(...myDataHandlers.scheduled);
  const { onChange } = show();
  const keep = await screen.findByRole('button', { name: 'Cancel the closing' });
  expect(onChange).toHaveBeenLastCalledWith('2026-12-14T10:00:00Z');
  mockServer.use(...myDataHandlers.possible);
  await user.click(keep);
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null));
});
