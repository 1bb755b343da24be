import {
  compare,
  formatAmountInput,
  formatMoney,
  parseAmountInput,
  type AmountInputReason,
  type DecimalString,
} from '@meridian/money';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { token } from '../tokens.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';

/** What is in the field: the text as typed, and the amount it was understood as, if it was. */
export interface MoneyValue {
  readonly text: string;
  readonly amount: DecimalString | null;
}

export const emptyMoney: MoneyValue = { text: '', amount: null };

/** The value of a field that starts with an amount, such as one kept in the address. */
export const moneyValue = (amount: DecimalString, locale: string): MoneyValue => ({
  text: formatAmountInput(amount, locale),
  amount,
});

/** A sentence for every way in which an amount will not do. Amounts come formatted, with their currency. */
export interface MoneyFieldMessages {
  unreadable: (reason: Exclude<AmountInputReason, 'empty' | 'ambiguous'>) => string;
  ambiguous: (readings: readonly [grouped: string, decimal: string]) => string;
  belowMinimum: (minimum: string) => string;
  aboveMaximum: (maximum: string) => string;
  /** Repeats the amount as it was understood: «You entered 1,500.00 USDT». */
  understood: (amount: string) => string;
}

export interface MoneyFieldProps extends Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'start' | 'end' | 'validate' | 'maxLength'
> {
  value: MoneyValue;
  onChange: (value: MoneyValue) => void;
  /** Code of the currency, such as `USDT`. */
  currency: string;
  /** Decimals of the currency: a finer amount is refused, not rounded. */
  decimals: number;
  /** Bounds from the server, inclusive (section 5). */
  minimum?: DecimalString;
  maximum?: DecimalString;
  messages: MoneyFieldMessages;
  /** Offers the largest amount that is possible; only on request, never by itself. */
  fill?: { label: string; amount: DecimalString };
  /** A rule beyond readability and bounds. */
  validateAmount?: (amount: DecimalString) => string | null;
}

/**
 * An amount of money, exact to the last digit. It takes both decimal marks, says what it understood, refuses what it
 * cannot read, and never changes what was typed. For any other number use `TextField`.
 */
export function MoneyField({
  value,
  onChange,
  currency,
  decimals,
  minimum,
  maximum,
  messages,
  fill,
  validateAmount,
  description,
  ...props
}: MoneyFieldProps) {
  const { locale } = useLocale();
  const money = (amount: DecimalString) => formatMoney({ amount, currency }, locale);

  const validate = (text: string): string | null => {
    const input = parseAmountInput(text, locale, decimals);
    if (!input.ok) {
      if (input.reason === 'empty') return null;
      if (input.reason !== 'ambiguous') return messages.unreadable(input.reason);
      const [grouped, decimal] = input.readings;
      return messages.ambiguous([money(grouped), money(decimal)]);
    }
    if (minimum !== undefined && compare(input.value, minimum) < 0)
      return messages.belowMinimum(money(minimum));
    if (maximum !== undefined && compare(input.value, maximum) > 0)
      return messages.aboveMaximum(money(maximum));
    return validateAmount?.(input.value) ?? null;
  };

  const change = (text: string) => {
    const input = parseAmountInput(text, locale, decimals);
    onChange({ text, amount: input.ok ? input.value : null });
  };

  return (
    <TextField
      {...props}
      value={value.text}
      onChange={change}
      validate={validate}
      inputMode="decimal"
      autoComplete="off"
      description={
        <Understood
          value={value}
          description={description}
          say={(amount) => messages.understood(money(amount))}
        />
      }
      end={
        <>
          <Text isInline weight="medium" tone="muted">
            {currency}
          </Text>
          {fill && (
            <Button
              size="small"
              variant="quiet"
              isDisabled={props.isDisabled}
              onPress={() => onChange(moneyValue(fill.amount, locale))}
            >
              {fill.label}
            </Button>
          )}
        </>
      }
    />
  );
}

interface UnderstoodProps {
  value: MoneyValue;
  description: ReactNode;
  say: (amount: DecimalString) => string;
}

const Understood = ({ value, description, say }: UnderstoodProps) => (
  <Row>
    <span>{description}</span>
    <span aria-live="polite">{value.amount !== null && say(value.amount)}</span>
  </Row>
);

/** Its line is there before the amount is, so that nothing below moves at the first digit. */
const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space4};
  min-height: ${token.line14};
  font-variant-numeric: tabular-nums;
`;
