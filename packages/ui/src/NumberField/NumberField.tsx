import { styled } from '../styles/styled.ts';
import { forwardRef, useState } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldBox } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { OneValue } from '../Form/valueProps.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { TypedNumber, type NumberRefusal } from './TypedNumber.tsx';

type NeverMoney = Omit<Intl.NumberFormatOptions, 'style' | `currency${string}`> & {
  style?: 'decimal' | 'percent' | 'unit';
};

type OwnProps = 'children' | 'isRequired' | 'formatOptions' | 'isWheelDisabled' | 'commitBehavior';

export type NumberFieldProps = Unstyled<Omit<AriaNumberFieldProps, OwnProps>> &
  FieldWords & {
    /** How the number is written: a percentage (0.05 is 5 %), a unit, its decimals. A currency does not compile. */
    formatOptions?: NeverMoney;
    messages: {
      /** What was pasted or typed is no number, or could be two. */
      unreadable: string;
      /** A number beyond the bounds, between two steps or finer than it is written: "From 1 to 365 whole days". */
      outside: string;
    };
    /** Names the button that takes one step down, such as "One day less"; the field's label is read after it. */
    decrementLabel: string;
    /** Names the button that takes one step up. */
    incrementLabel: string;
  } & OneValue;

/** A count or a percentage, by keys or step by step; an empty field is `NaN`. Never money: that is `MoneyField`, exact. */
export const NumberField = forwardRef<HTMLInputElement, NumberFieldProps>(function NumberField(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    decrementLabel,
    incrementLabel,
    formatOptions,
    messages: refusals,
    validate,
    // The browser knows no other steps than these, either.
    step = formatOptions?.style === 'percent' ? 0.01 : 1,
    ...props
  },
  ref,
) {
  const [refusal, setRefusal] = useState<NumberRefusal>();
  const messages = { description, requiredMessage, errorMessage };
  const isOutside = (value: number) => {
    const { minValue = -Infinity, maxValue = Infinity } = props;
    const steps = (value - (props.minValue ?? 0)) / step;
    // A twentieth is no whole number of hundredths to a computer.
    return value < minValue || value > maxValue || Math.abs(steps - Math.round(steps)) > 1e-6;
  };
  return (
    <Root
      {...props}
      {...fieldState(messages, props.isInvalid)}
      formatOptions={formatOptions}
      step={step}
      // What a person wrote stands, and is refused in words; it is not made another number.
      commitBehavior="validate"
      validate={(value) => {
        if (refusal) return refusals[refusal];
        return isOutside(value) ? refusals.outside : validate?.(value);
      }}
      // A page that is scrolled must not change an answer on its way.
      isWheelDisabled
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox role="presentation">
        <TypedNumber ref={ref} formatOptions={formatOptions} onRead={setRefusal} />
        <IconButton slot="decrement" icon={MinusIcon} label={decrementLabel} size="small" />
        <IconButton slot="increment" icon={PlusIcon} label={incrementLabel} size="small" />
      </FieldBox>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(AriaNumberField)`
  ${fieldRules}

  & input {
    font-variant-numeric: tabular-nums;
  }

  & button:last-of-type {
    margin-inline-end: 5px;
  }

  /* Beside each other neither can reach beyond itself. */
  @media (pointer: coarse) {
    & button[data-size] {
      inline-size: ${token.targetMin};
    }
  }
`;
