import { messages as listMessages, useFiltersInMemory } from '@meridian/lists';
import { messages as problemMessages } from '@meridian/problem';
import { loadMessages, mockServer, render, screen, user, waitFor } from '@meridian/testing';
import { ToastProvider } from '@meridian/ui';
import { expect, it, vi } from 'vitest';
import { authHandlers } from '../auth.handlers.ts';
import { deviceMessages } from '../devices/messages.ts';
import { SecurityHistorySection } from './SecurityHistorySection.tsx';
import { securityHistoryFilters } from './securityHistoryFilters.ts';

const texts = await loadMessages(deviceMessages, listMessages, problemMessages);
const secured = vi.fn<() => void>();

function SectionInMemory() {
  return (
    <ToastProvider label="Messages" closeLabel="Close">
      <SecurityHistorySection filters={useFiltersInMemory(securityHistoryFilters)} onSecured={secured} />
    </ToastProvider>
  );
}

async function endOthers() {
  await user.click(await screen.findByRole('button', { name: 'Not you?' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('Then set a new password');
  expect(secured).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'End them and set a password' }));
}

it('shows what happened, where from and how long it is kept, page by page', async () => {
  mockServer.use(...authHandlers.goodDay);
  render(<SectionInMemory />, { messages: texts });
  expect(await screen.findByText('1–20 of 25')).toBeVisible();
  expect(screen.getByText('Events are kept for 180 days.')).toBeVisible();
  const failed = screen.getByRole('row', { name: /^Sign-in failed/ });
  expect(failed).toHaveTextContent('Unknown device');
  expect(failed).toHaveTextContent('2001:db8:85a3:8d3:1319:8a2e:370:7348');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('row', { name: /^Account registered/ })).toBeVisible();
});

it('leads from “Not you?” to a new password, after all other sessions have ended', async () => {
  mockServer.use(...authHandlers.goodDay);
  render(<SectionInMemory />, { messages: texts });
  await endOthers();
  await waitFor(() => expect(secured).toHaveBeenCalledOnce());
  expect(await screen.findByText('All other sessions have ended')).toBeVisible();
});

it('does not ask for a new password while the other sessions go on', async () => {
  secured.mockReset();
  mockServer.use(...authHandlers.endingFails);
  render(<SectionInMemory />, { messages: texts });
  await endOthers();
  expect(await screen.findByText('The connection was lost')).toBeVisible();
  expect(secured).not.toHaveBeenCalled();
});
