import { loadMessages, render, screen, user } from '@meridian/testing';
import { Form } from '@meridian/ui';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { AmountField, messages, useMoneyDraft, useMoneyEntry } from './index.ts';
import { en } from './messages/en.ts';

const words = await loadMessages(messages);

const currencies = { USDT: 6, BTC: 8 };

/** A form in which the currency can be changed. */
function Transfer() {
  const [currency, setCurrency] = useState<keyof typeof currencies>('USDT');
  const draft = useMoneyDraft('transfer', {});
  const entry = useMoneyEntry({ currency, decimals: currencies[currency] }, draft);
  return (
    <Form>
      <AmountField
        name="amount"
        label="Amount"
        entry={entry}
        bounds={{ minimum: { amount: '10', currency }, maximum: { amount: '1000', currency } }}
        boundsMessage={(key, { minimum, maximum }) => `${key}: ${minimum} to ${maximum}`}
        available="250"
        most="250"
      />
      <output>{entry.money ? `${entry.money.amount} ${entry.money.currency}` : 'nothing'}</output>
      {(['USDT', 'BTC'] as const).map((code) => (
        <button key={code} type="button" onClick={() => setCurrency(code)}>
          {code}
        </button>
      ))}
      <button type="submit">Send</button>
    </Form>
  );
}

const show = () => render(<Transfer />, { messages: words });
const field = () => screen.getByRole('textbox', { name: /^Amount/ });
const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('an amount is not shown in another currency, and is still there in its own', async () => {
  show();
  await user.type(field(), '100');
  expect(screen.getByRole('status')).toHaveTextContent('100 USDT');
  await press('BTC');
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('nothing');
  await press('USDT');
  expect(field()).toHaveValue('100.00');
});

test('a stored amount returns in its own currency only', async () => {
  const { unmount } = show();
  await press('BTC');
  await user.type(field(), '20.5');
  unmount();
  show();
  expect(field()).toHaveValue('');
  await press('BTC');
  expect(field()).toHaveValue('20.5');
});

test('the largest amount is filled in on request, beside what is available', async () => {
  show();
  expect(screen.getByText(/^Available: 250\.00/)).toBeVisible();
  await press('Max');
  expect(screen.getByRole('status')).toHaveTextContent('250 USDT');
});

test.each([
  ['1 250,5', '1250.5'],
  [' 10 ', '10'],
  ['250.000000', '250.000000'],
])('“%s” is understood as %s', async (text, amount) => {
  show();
  await user.click(field());
  await user.paste(text);
  expect(screen.getByRole('status')).toHaveTextContent(`${amount} USDT`);
});

test.each([
  ['1e5', en.amount.exponent],
  ['٣', en.amount.unsupported_digits],
  ['-5', en.amount.negative],
  ['five hundred', en.amount.not_a_number],
  ['1,500', 'Did you mean 1,500.00\u00a0USDT or 1.50\u00a0USDT?'],
  ['0.1234567', 'Enter at most 6 digits after the decimal point.'],
  ['9'.repeat(40), 'The amount has too many digits.'],
  ['9.99', 'belowMinimum: 10.00\u00a0USDT to 1,000.00\u00a0USDT'],
  ['1000.01', 'aboveMaximum: 10.00\u00a0USDT to 1,000.00\u00a0USDT'],
])('“%s” is refused with a message', async (text, message) => {
  show();
  await user.click(field());
  await user.paste(text);
  await press('Send');
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(message));
});
