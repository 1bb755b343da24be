import type { Schema } from '@meridian/api-client';
import { messages as problemMessages } from '@meridian/problem';
import { messages as receiptMessages } from '@meridian/receipts';
import { loadMessages, mockApi, mockServer, render, screen, user, within } from '@meridian/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { subscriptionPurchase } from '../settings.fixtures.ts';
import { settingsHandlers } from '../settings.handlers.ts';
import { SubscriptionSection } from './SubscriptionSection.tsx';

const texts = await loadMessages(messages, problemMessages, receiptMessages);
const onChange = vi.fn<(subscription: Schema<'Subscription'>) => void>();
const none: Schema<'Subscription'> = { active: false, option: null, activeUntil: null };

const show = (subscription: Schema<'Subscription'> = none) =>
  render(
    <SubscriptionSection
      subscription={subscription}
      onChange={onChange}
      hrefs={{ refill: '/refill', confirmPhone: '/confirm-phone' }}
    />,
    { messages: texts },
  );

async function pay() {
  const dialog = await screen.findByRole('dialog');
  const option = await within(dialog).findByRole('radio', { name: 'One month' });
  expect(option).not.toBeChecked();
  await user.click(option);
  await user.dblClick(within(dialog).getByRole('button', { name: /^Pay 10\.00\sUSDT and activate$/ }));
  return dialog;
}

beforeEach(() => {
  onChange.mockReset();
  mockServer.use(...settingsHandlers.goodDay);
});

it.each([
  [none, 'Not active', 'Activate'],
  [{ active: false, option: 'month', activeUntil: '2026-10-01T10:00:00Z' }, 'Ended', 'Activate'],
  [{ active: true, option: null, activeUntil: '2026-12-31T10:00:00Z' }, 'Trial period', 'Extend'],
  [{ active: true, option: 'quarter', activeUntil: '2026-12-31T10:00:00Z' }, 'Three months', 'Extend'],
])('%j is shown with “%s” and offers to “%s”', async (subscription, text, button) => {
  show(subscription);
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
  expect(screen.getAllByText(text)[0]).toBeVisible();
});

it('charges once, at the price shown, and ends with a receipt and the end date', async () => {
  const orders = vi.fn<(order: Schema<'SubscriptionOrder'>) => void>();
  const paid = Promise.withResolvers<typeof subscriptionPurchase>();
  mockServer.use(
    mockApi.post('/user/subscription', 201, ({ body }) => {
      orders(body);
      return paid.promise;
    }),
  );
  show();
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  const dialog = await pay();
  // Closed before the response, it would not show the receipt.
  await user.keyboard('{Escape}');
  paid.resolve(subscriptionPurchase);
  expect(await screen.findByRole('dialog', { name: 'The subscription is paid' })).toBe(dialog);
  expect(dialog).toHaveTextContent(/Balance after it.*2,470\.75/);
  expect(dialog).toHaveTextContent(/Active until.*Nov 14/);
  expect(orders).toHaveBeenCalledExactlyOnceWith({
    option: 'month',
    price: { amount: '10.000000', currency: 'USDT' },
  });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(subscriptionPurchase.subscription);
  await user.click(within(dialog).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps the choice when there is too little money, and links to the refill', async () => {
  mockServer.use(...settingsHandlers.insufficient);
  show();
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  const dialog = await pay();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not enough money on the balance');
  expect(within(dialog).getByRole('link')).toHaveAttribute('href', '/refill');
  expect(within(dialog).getByRole('radio', { name: 'One month' })).toBeChecked();
  await user.click(document.body);
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(onChange).not.toHaveBeenCalled();
});
