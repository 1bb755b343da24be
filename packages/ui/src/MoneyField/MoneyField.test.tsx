import { render, screen, user, type Language } from '@meridian/testing';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MoneyField } from './MoneyField.tsx';
import { emptyMoney } from './moneyValue.ts';

function AmountForm({ isCurrencyBeside = false }: { isCurrencyBeside?: boolean }) {
  const [value, setValue] = useState(emptyMoney);
  return (
    <MoneyField
      label="Amount"
      value={value}
      onChange={setValue}
      currency="USDT"
      isCurrencyBeside={isCurrencyBeside}
      decimals={6}
      minimum="10"
      messages={{
        unreadable: () => 'Enter an amount in digits',
        ambiguous: (readings) => `Is it ${readings.join(' or ')}?`,
        belowMinimum: (minimum) => `The minimum is ${minimum}`,
        aboveMaximum: (maximum) => `The maximum is ${maximum}`,
        understood: (amount) => `You entered ${amount}`,
      }}
      fill={{ label: 'Max', amount: '980.5' }}
    />
  );
}

const open = (language: Language) => {
  render(<AmountForm />, { language });
  return screen.getByLabelText('Amount');
};

/** Amounts contain non-breaking spaces, which Testing Library would normalize. */
const asWritten = { normalizer: (text: string) => text };

describe('an investor who enters an amount', () => {
  it.each([
    ['1e5', '1e5'],
    ['1,5', '1,50'],
    ['1.5', '1,50'],
    ['٣', '٣'],
    ['12 500,50', '12\u00a0500,50'],
    ['1'.repeat(40), '1'.repeat(40)],
    ['-5', '-5'],
    ['0', '0,00'],
    [' 77 ', '77,00'],
    ['сто', 'сто'],
  ])(
    'finds %s as it was pasted, after the wheel and the arrows, and as it was understood after leaving the field',
    async (text, understood) => {
      const investor = user.setup();
      const field = open('ru');
      await investor.click(field);
      await investor.paste(text);
      field.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 120 }));
      await investor.keyboard('{ArrowUp}{ArrowDown}{PageUp}');
      expect(field).toHaveValue(text);
      await investor.tab();
      expect(field).toHaveValue(understood);
      await investor.tab({ shift: true });
      expect(field).toHaveValue(text);
    },
  );

  it('is not told how plain digits were understood, which have one reading', async () => {
    const investor = user.setup();
    await investor.type(open('en'), '1500.5');
    expect(screen.queryByText(/You entered/)).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'You entered 12,500.50\u00a0USDT'],
    ['ru', 'You entered 12\u00a0500,50\u00a0USDT'],
  ] as const)('reads in %s how it was understood', async (language, sentence) => {
    const investor = user.setup();
    await investor.type(open(language), '12 500,50');
    expect(screen.getByText(sentence, asWritten)).toBeInTheDocument();
  });

  it('reads the currency in the field unless it is written beside it', () => {
    const { rerender } = render(<AmountForm />, { language: 'en' });
    expect(screen.getByText('USDT')).toBeVisible();
    rerender(<AmountForm isCurrencyBeside />);
    expect(screen.queryByText('USDT')).not.toBeInTheDocument();
  });

  it('does not repeat an unreadable amount', async () => {
    const investor = user.setup();
    await investor.type(open('en'), '1e5');
    expect(screen.queryByText(/You entered/)).not.toBeInTheDocument();
  });

  it("fills in the largest amount in the locale's format and clears the old message", async () => {
    const investor = user.setup();
    const field = open('ru');
    await investor.type(field, '1');
    await investor.tab();
    expect(screen.getByText('The minimum is 10,00\u00a0USDT', asWritten)).toBeVisible();
    await investor.click(screen.getByRole('button', { name: 'Max' }));
    expect(field).toHaveValue('980,50');
    expect(screen.queryByText(/The minimum is/)).not.toBeInTheDocument();
  });
});
