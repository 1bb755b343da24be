import preview from '#.storybook/preview';
import * as shapes from '#.storybook/shapes';
import { State, States } from '#.storybook/states';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
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
        return 'Enter an amount such as 1500.50';
      case 'too_long':
        return 'The amount has too many digits: up to 30 are allowed on each side of the point';
    }
  },
  ambiguous: ([grouped, decimal]) => `This could be ${grouped} or ${decimal}. Write it without separators`,
  belowMinimum: (minimum) => `Minimum deposit amount: ${minimum}`,
  aboveMaximum: (maximum) => `Maximum deposit amount: ${maximum}`,
  understood: (amount) => `Understood as ${amount}`,
};

const sent = fn();

/** A form that keeps the typed value, like a feature does. */
function KeptMoneyField(props: MoneyFieldProps) {
  const [value, setValue] = useState<MoneyValue>(props.value);
  return <MoneyField {...props} value={value} onChange={setValue} />;
}

const meta = preview.meta({
  component: MoneyField,
  subcomponents: { MoneyValue: shapes.MoneyValue, MoneyFieldMessages: shapes.MoneyFieldMessages },
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

/** The figure stays visible in full, and the extras wrap below it. */
export const LeadingAndNarrow = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 224 }}>
      <KeptMoneyField
        {...args}
        isReadOnly={false}
        isLeading
        value={{ text: '12,480.25', amount: '12480.25' }}
        fill={{ label: 'Max', amount: '12480.25' }}
      />
    </div>
  ),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});

/** Nine digits and six decimals, on the smallest phone. */
export const LeadingAndLong = meta.story({
  render: (args) => (
    <div style={{ maxWidth: 256 }}>
      <KeptMoneyField
        {...args}
        isReadOnly={false}
        isLeading
        value={{ text: '123456789.123456', amount: '123456789.123456' }}
        fill={{ label: 'Max', amount: '123456789.123456' }}
      />
    </div>
  ),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
  },
});

/** Only the focused element has a focus ring. */
export const FocusOnTheFill = meta.story({
  args: { value: { text: '100', amount: '100' } },
  render: (args) => (
    <KeptMoneyField {...args} isReadOnly={false} fill={{ label: 'Max', amount: '12480.25' }} />
  ),
  async play({ canvas, canvasElement, userEvent }) {
    const box = canvasElement.querySelector('[role=presentation]');
    const fill = canvas.getByRole('button');
    if (!box) throw new Error('The field has no box');
    await userEvent.tab();
    await expect(box).toHaveStyle({ outlineStyle: 'solid' });
    await userEvent.tab();
    await expect(fill).toHaveFocus();
    await expect(fill).toHaveStyle({ outlineStyle: 'solid' });
    await expect(getComputedStyle(box).outlineStyle).toBe('none');
  },
});

/** Arrows and the wheel change nothing. Enter submits the exact amount, or shows why it is invalid. */
export const Keyboard = meta.story({
  render: (args) => (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        sent(new FormData(event.currentTarget).get('amount'));
      }}
    >
      <KeptMoneyField {...args} name="amount" requiredMessage="Enter an amount." />
      <Button type="submit">Continue</Button>
    </Form>
  ),
  async play({ canvas, userEvent }) {
    sent.mockClear();
    await userEvent.tab();
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Enter an amount.')).toBeVisible();
    await userEvent.keyboard('1 500,000001');
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}');
    await expect(field).toHaveValue('1 500,000001');
    await userEvent.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledWith('1500.000001');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

/** More digits than the ledger can store: the text is kept as typed, not rounded or truncated, and rejected. */
export const FortyDigits = meta.story({
  args: { isLeading: true },
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('1'.repeat(40));
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('1'.repeat(40));
  },
});

export const LongWords = meta.story({
  args: {
    label: 'Сумма, которую вы хотите инвестировать по выбранному плану',
    labelAside: <Text tone="muted">Доступно 1 111 111 111 111 111 111 111,00 USDT</Text>,
    description: 'Превысокомногорассмотрительствующее ограничение суммы',
    currency: 'ВЫСОКОТЕХНОЛОГИЧНЫЙТОКЕН',
    value: { text: '1500,50', amount: '1500.50' },
    fill: { label: 'Максимально возможная сумма', amount: '12480.25' },
    errorMessage: 'Запишите-сумму-полностью-без-степени-и-без-разделителей-разрядов',
  },
});

export const EmptyStrings = meta.story({
  args: { description: '', currency: '', errorMessage: '' },
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

export const AllStates = meta.story({
  parameters: { chromatic: { disableSnapshot: false } },
  render: function AllStates(args) {
    const words = {
      ...args,
      isReadOnly: undefined,
      fill: undefined,
      label: 'Amount',
      messages: english,
      description: 'From 50 to 25,000 USDT',
    };
    const value: MoneyValue = { text: '1500.50', amount: '1500.50' };
    return (
      <States cell="wide">
        <State name="empty">
          <KeptMoneyField {...words} />
        </State>
        <State name="understood">
          <KeptMoneyField {...words} value={value} />
        </State>
        <State name="hovered" is="hovered" on="[role=presentation]">
          <KeptMoneyField {...words} value={value} />
        </State>
        <State name="focused" is="focused" on="[role=presentation]">
          <KeptMoneyField {...words} value={value} />
        </State>
        <State name="leading, with a fill">
          <KeptMoneyField
            {...words}
            isLeading
            value={value}
            fill={{ label: 'Max', amount: '12480.25' }}
            labelAside={<Text tone="muted">Available 12,480.25 USDT</Text>}
          />
        </State>
        <State name="leading, narrow">
          <div style={{ maxWidth: 224 }}>
            <KeptMoneyField {...words} isLeading value={value} fill={{ label: 'Max', amount: '12480.25' }} />
          </div>
        </State>
        {(
          [
            ['unreadable', undefined],
            ['unreadable, focused', 'focused'],
          ] as const
        ).map(([state, forced]) => (
          <State key={state} name={state} is={forced} on="[role=presentation]">
            <KeptMoneyField
              {...words}
              value={{ text: '1e5', amount: null }}
              errorMessage={words.messages.unreadable('exponent', args.decimals)}
            />
          </State>
        ))}
        <State name="ambiguous">
          <KeptMoneyField
            {...words}
            value={{ text: '1.500', amount: null }}
            errorMessage={words.messages.ambiguous(['1,500.00 USDT', '1.50 USDT'])}
          />
        </State>
        <State name="beyond its bound">
          <KeptMoneyField
            {...words}
            value={{ text: '30000', amount: '30000' }}
            errorMessage={words.messages.aboveMaximum('25,000.00 USDT')}
          />
        </State>
        <State name="forty digits">
          <KeptMoneyField
            {...words}
            value={{
              text: '1234567890123456789012.000000000000000001',
              amount: '1234567890123456789012.000000000000000001',
            }}
            errorMessage={words.messages.aboveMaximum('25,000.00 USDT')}
          />
        </State>
        <State name="quiet note">
          <KeptMoneyField {...words} description={undefined} isNoteQuiet value={value} />
        </State>
        <State name="disabled">
          <KeptMoneyField {...words} value={value} isDisabled />
        </State>
        <State name="read-only">
          <KeptMoneyField {...words} value={value} isReadOnly />
        </State>
      </States>
    );
  },
});
