import { render, screen } from '@meridian/testing';
import { expect, it } from 'vitest';
import { NumberField } from './NumberField.tsx';

const words = {
  label: 'Amount',
  incrementLabel: 'More',
  decrementLabel: 'Less',
  messages: { unreadable: 'No number', outside: 'Not so much' },
};

it('compiles for a percentage and for no currency', () => {
  render(<NumberField {...words} formatOptions={{ style: 'percent' }} defaultValue={0.3} />, {
    language: 'en',
  });
  // @ts-expect-error An amount of money is never a number of JavaScript.
  render(<NumberField {...words} formatOptions={{ style: 'currency', currency: 'USD' }} />, {
    language: 'en',
  });
  expect(screen.getAllByRole('textbox', { name: 'Amount' })[0]).toHaveValue('30%');
});
