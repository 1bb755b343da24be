import { render, screen } from '@meridian/testing';
import type { Money } from '@meridian/money';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Amount } from './Amount.tsx';
import { AmountPrivacy } from './AmountPrivacy.tsx';

/** The text content with plain spaces. */
function shown(money: Money, language: 'en' | 'ru' = 'en', sign?: 'always') {
  const { container, unmount } = render(<Amount value={money} {...(sign && { sign })} />, { language });
  const text = container.textContent.replaceAll(/\u00a0|\u202f/g, ' ');
  unmount();
  return text;
}

it.each([
  ['12450.50', '12,450.50 USDT', '12 450,50 USDT'],
  ['-320', '−320.00 USDT', '−320,00 USDT'],
  ['0.04218834', '0.04218834 USDT', '0,04218834 USDT'],
  [
    '1234567890123456789012.000000000000000001',
    '1,234,567,890,123,456,789,012.000000000000000001 USDT',
    '1 234 567 890 123 456 789 012,000000000000000001 USDT',
  ],
  [
    '9999999999999999999999999999999999999999',
    '9,999,999,999,999,999,999,999,999,999,999,999,999,999.00 USDT',
    '9 999 999 999 999 999 999 999 999 999 999 999 999 999,00 USDT',
  ],
] as const)('shows %s to its last digit, grouped as the language does', (amount, english, russian) => {
  expect(shown({ amount, currency: 'USDT' })).toBe(english);
  expect(shown({ amount, currency: 'USDT' }, 'ru')).toBe(russian);
});

it('puts a plus before income, a true minus before expenses and no sign before zero', () => {
  const signed = (amount: Money['amount']) => shown({ amount, currency: 'USDT' }, 'en', 'always');
  expect(signed('5.00')).toBe('+5.00 USDT');
  expect(signed('-5.00')).toBe('−5.00 USDT');
  expect(signed('0.00')).toBe('0.00 USDT');
  expect(signed('-0.00')).toBe('0.00 USDT');
});

it('keeps every digit of any amount', () => {
  const digits = fc.stringMatching(/^[1-9][0-9]{0,29}\.[0-9]{0,28}[1-9]$/);
  fc.assert(
    fc.property(digits, (text) => {
      const read = shown({ amount: text as `${number}`, currency: 'X' }).replaceAll(',', '');
      expect(read.startsWith(text), `${text} was shown as ${read}`).toBe(true);
    }),
    { numRuns: 40 },
  );
});

it('cuts a glance towards zero, never below four significant digits', () => {
  const seen = (amount: Money['amount'], currency: string) => {
    const { container, unmount } = render(<Amount value={{ amount, currency }} precision="glance" />);
    const text = container.textContent.replaceAll('\u00a0', ' ');
    unmount();
    return text;
  };
  expect(seen('6684.519999', 'USDT')).toBe('6,684.51 USDT');
  expect(seen('-0.019999', 'USDT')).toBe('−0.01999 USDT');
  expect(seen('0.0042', 'USDT')).toBe('0.0042 USDT');
  expect(seen('0.12345678', 'BTC')).toBe('0.123456 BTC');
});

it('hides amounts from eyes and ears, but not in a dialog', () => {
  const amount = <Amount value={{ amount: '12450.50', currency: 'USDT' }} />;
  const { container, rerender } = render(<AmountPrivacy hiddenLabel="hidden">{amount}</AmountPrivacy>);
  expect(container).toHaveTextContent('•••••hidden USDT');
  expect(container.querySelector('data')).not.toHaveAttribute('value');
  rerender(
    <AmountPrivacy hiddenLabel="hidden">
      <Dialog isOpen title="Confirm" closeLabel="Close">
        {amount}
      </Dialog>
    </AmountPrivacy>,
  );
  expect(screen.getByRole('dialog')).toHaveTextContent('12,450.50 USDT');
});

it('shows a dash for an unreadable amount, never a zero', () => {
  for (const amount of ['', ' ', 'NaN', '1e5', '1,5', 'Infinity']) {
    expect(shown({ amount: amount as '0', currency: 'USDT' })).toBe('— USDT');
    expect(shown({ amount: amount as '0', currency: 'USDT' }, 'en', 'always')).toBe('— USDT');
  }
});

it('shows an unknown currency code unchanged', () => {
  expect(shown({ amount: '1.00', currency: 'WRAPPED-XYZ' })).toBe('1.00 WRAPPED-XYZ');
});
