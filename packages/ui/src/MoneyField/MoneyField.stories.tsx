import preview from '#.storybook/preview';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Text } from '../Text/Text.tsx';
import { MoneyField, type MoneyFieldProps } from './MoneyField.tsx';
import { emptyMoney, type MoneyValue } from './moneyValue.ts';
import type { MoneyFieldMessages } from './refuseMoney.ts';

const english: MoneyFieldMessages = {
  unreadable: (reason) => {
    switch (reason) {
      case 'exponent':
        return 'Write the amount in full, without an exponent';
      case 'negative':
        return 'An amount cannot be less than 0';
      case 'too_many_decimals':
        return 'USDT has at most 6 decimals';
      case 'unsupported_digits':
        return 'Use the digits 0 to 9';
      case 'malformed_grouping':
      case 'not_a_number':
      case 'too_long':
        return 'Enter an amount such as 1500.50';
    }
  },
  ambiguous: ([grouped, decimal]) => `This could be ${grouped} or ${decimal}. Write it without separators`,
  belowMinimum: (minimum) => `Minimum deposit amount: ${minimum}`,
  aboveMaximum: (maximum) => `Maximum deposit amount: ${maximum}`,
  understood: (amount) => `Understood as ${amount}`,
};

const russian: MoneyFieldMessages = {
  unreadable: () => 'Введите сумму цифрами, например 1500,50',
  ambiguous: ([grouped, decimal]) => `Это может быть ${grouped} или ${decimal}. Запишите без разделителей`,
  belowMinimum: (minimum) => `Минимальная сумма вклада: ${minimum}`,
  aboveMaximum: (maximum) => `Максимальная сумма вклада: ${maximum}`,
  understood: (amount) => `Сумма: ${amount}`,
};

/** A form that keeps what is typed, as a feature does. */
function KeptMoneyField(props: MoneyFieldProps) {
  const [value, setValue] = useState<MoneyValue>(props.value);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: MoneyField,
  title: 'Components/MoneyField',
  parameters: { layout: 'padded' },
  render: (args) => <KeptMoneyField {...args} />,
  args: {
    label: 'Amount',
    value: emptyMoney,
    onChange: () => undefined,
    currency: 'USDT',
    decimals: 6,
    minimum: '50' as const,
    maximum: '25000' as const,
    description: 'From 50 to 25,000 USDT',
    messages: english,
  },
});

export const Empty = meta.story();

export const Understood = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Amount');
    await userEvent.type(field, '1 500,5');
    await expect(field).toHaveValue('1 500,5');
    await expect(canvas.getByText(/Understood as 1,500.50/)).toBeVisible();
  },
});

export const Unreadable = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Amount');
    await userEvent.type(field, '1e5');
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('1e5');
    await expect(canvas.getByText('Write the amount in full, without an exponent')).toBeVisible();
  },
});

export const Ambiguous = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Amount'), '1,500');
    await userEvent.tab();
    await expect(canvas.getByText(/could be 1,500.00\sUSDT or 1.50/)).toBeVisible();
  },
});

export const Leading = meta.story({
  args: { isLeading: true, value: { text: '1500.50', amount: '1500.50' } },
});

export const BelowMinimum = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Amount'), '49.999999');
    await userEvent.tab();
    await expect(canvas.getByText(/Minimum deposit amount: 50.00/)).toBeVisible();
  },
});

export const FilledOnRequest = meta.story({
  args: {
    fill: { label: 'Max', amount: '12480.25' },
    labelAside: <Text tone="muted">Available 12,480.25 USDT</Text>,
  },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Amount');
    await userEvent.type(field, '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Max' }));
    await expect(field).toHaveValue('12480.25');
    await expect(field).toBeValid();
    await expect(canvas.queryByText(/Minimum deposit amount/)).not.toBeInTheDocument();
  },
});

export const Disabled = meta.story({ args: { isDisabled: true, value: { text: '1500', amount: '1500' } } });

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => {
    const words = { ...args, label: 'Сумма', messages: russian, description: 'От 50 до 25 000 USDT' };
    return (
      <Grid min="wide" gap={6}>
        <KeptMoneyField {...words} />
        <KeptMoneyField
          {...words}
          isLeading
          value={{ text: '1500,50', amount: '1500.50' }}
          fill={{ label: 'Максимум', amount: '12480.25' }}
          labelAside={<Text tone="muted">Доступно 12 480,25 USDT</Text>}
        />
        <KeptMoneyField
          {...words}
          value={{ text: '1e5', amount: null }}
          errorMessage="Запишите сумму полностью, без степени"
        />
        <KeptMoneyField
          {...words}
          value={{ text: '1.500', amount: null }}
          errorMessage="Это может быть 1 500,00 USDT или 1,50 USDT. Запишите без разделителей"
        />
        <KeptMoneyField
          {...words}
          value={{ text: '30000', amount: '30000' }}
          errorMessage="Максимальная сумма вклада: 25 000,00 USDT"
        />
        <KeptMoneyField {...words} value={{ text: '1500', amount: '1500' }} isDisabled />
      </Grid>
    );
  },
});
