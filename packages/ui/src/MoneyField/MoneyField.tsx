import styled from '@emotion/styled';
import { formatFigure, formatMoney, type DecimalString } from '@meridian/money';
import { forwardRef, useEffect, useRef, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../Button/Button.tsx';
import { useInputRef } from '../Form/useInputRef.ts';
import { Text } from '../Text/Text.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import * as token from '../tokens/tokens.ts';
import { hasOtherReading, moneyValue, readMoney, type MoneyValue } from './moneyValue.ts';
import { refuseMoney, type MoneyRules } from './refuseMoney.ts';

type OwnTextProps =
  | 'type'
  | 'inputMode'
  | 'start'
  | 'end'
  | 'validate'
  | 'maxLength'
  | 'sentValue'
  | 'isVerbatim';

export type MoneyFieldProps = Omit<
  TextFieldProps,
  'value' | 'defaultValue' | 'onChange' | 'isReadOnly' | OwnTextProps
> &
  MoneyRules & {
    value: MoneyValue;
    onChange: (value: MoneyValue) => void;
    /** How the amount was understood is only for a screen reader, because it is shown beside the field. Leave out a description then. */
    isNoteQuiet?: boolean;
    /** The currency is written beside the field, such as in a `Select` of the shape `code`. */
    isCurrencyBeside?: boolean;
  } & (
    | {
        isReadOnly?: false;
        /** A button that fills in the largest possible amount. It is never filled in automatically. */
        fill?: { label: string; amount: DecimalString } | undefined;
      }
    | { isReadOnly?: boolean | undefined; fill?: undefined }
  );

/**
 * An exact amount of money. It accepts both decimal separators and rejects what it cannot read. While it has the focus it shows
 * what was typed, afterwards the amount as it was understood, and below it in words where the text has another reading. A form
 * submits the amount itself, such as `1500.5`. For a count or a percentage use `NumberField`.
 */
export const MoneyField = forwardRef<HTMLInputElement, MoneyFieldProps>(function MoneyField(
  {
    value,
    onChange,
    currency,
    decimals,
    minimum,
    maximum,
    messages,
    validateAmount,
    fill,
    description,
    isNoteQuiet = false,
    isCurrencyBeside = false,
    ...props
  },
  ref,
) {
  const { locale } = useLocale();
  const rules = { currency, decimals, minimum, maximum, messages, validateAmount };
  const input = useInputRef(ref);
  const typed = useRef(value.text);
  const [isFocused, setFocused] = useState(false);
  const shown =
    isFocused || value.amount === null
      ? value.text
      : formatFigure({ amount: value.amount, currency }, locale);
  // The keyboard moves the focus to all of the text, which then changes to what was typed.
  useEffect(() => {
    if (isFocused) input.current?.select();
  }, [isFocused, input]);
  // React Aria keeps a message until the input fires `change`, which a filled in or computed value alone does not.
  useEffect(() => {
    const isRefused = input.current?.getAttribute('aria-invalid') === 'true';
    if (isRefused && value.text !== typed.current) input.current?.dispatchEvent(new Event('change'));
    typed.current = value.text;
  }, [value.text, input]);
  // The browser accepts spaces as a value, so `required` does not catch them.
  const refuse = (text: string) =>
    text !== '' && text.trim() === '' ? (props.requiredMessage ?? null) : refuseMoney(text, locale, rules);
  return (
    <TextField
      {...props}
      ref={input}
      value={shown}
      onFocusChange={(isWithin) => {
        setFocused(isWithin);
        props.onFocusChange?.(isWithin);
      }}
      sentValue={value.amount ?? ''}
      onChange={(text) => {
        typed.current = text;
        onChange(readMoney(text, locale, decimals, currency));
      }}
      validate={refuse}
      inputMode="decimal"
      autoComplete="off"
      description={
        <Notes data-quiet={isNoteQuiet || undefined}>
          <span>{description}</span>
          <span aria-live="polite">
            {value.amount !== null &&
              hasOtherReading(value.text, locale) &&
              messages.understood(formatMoney({ amount: value.amount, currency }, locale))}
          </span>
        </Notes>
      }
      end={
        <>
          {!isCurrencyBeside && (
            <Text isInline weight="medium" tone="muted">
              {currency}
            </Text>
          )}
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
});

/** Reserves the line, so that the first digit does not move the content below. */
const Notes = styled('span')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space4};
  min-height: ${token.line14};
  font-variant-numeric: tabular-nums;

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
