import styled from '@emotion/styled';
import { forwardRef, useState } from 'react';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldBox } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import { MinusIcon, PlusIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import type { NumberReading } from './readNumber.ts';
import { TypedNumber } from './TypedNumber.tsx';

type NeverMoney = Omit<Intl.NumberFormatOptions, 'style' | `currency${string}`> & {
  style?: 'decimal' | 'percent' | 'unit';
};

type OwnProps = 'children' | 'isRequired' | 'formatOptions' | 'isWheelDisabled' | 'commitBehavior';

export type NumberFieldProps = Unstyled<Omit<AriaNumberFieldProps, OwnProps>> &
  FieldWords & {
    /** The number format: a percentage (0.05 is 5 %), a unit, decimals. A currency is a type error. */
    formatOptions?: NeverMoney;
    messages: {
      /** The message for text that is no number, or is ambiguous. */
      unreadable: string;
      /**
       * The message for a number out of bounds, off the step, or with too many decimals: "From 1 to 365 whole
       * days".
       */
      outside: string;
    };
    /** Label of the decrement button, such as "One day less"; the field's label is read after it. */
    decrementLabel: string;
    /** Label of the increment button. */
    incrementLabel: string;
  } & EitherValue;

/** A count or a percentage; an empty field is `NaN`. For money use `MoneyField`, which is exact. */
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
    // The step the browser would use.
    step = formatOptions?.style === 'percent' ? 0.01 : 1,
    ...props
  },
  ref,
) {
  const [reading, setReading] = useState<NumberReading>();
  const messages = { description, requiredMessage, errorMessage };
  const isOutside = (value: number) => {
    const { minValue = -Infinity, maxValue = Infinity } = props;
    const steps = (value - (props.minValue ?? 0)) / step;
    // Floating point: 0.05 is not an exact multiple of 0.01.
    return value < minValue || value > maxValue || Math.abs(steps - Math.round(steps)) > 1e-6;
  };
  return (
    <Root
      {...props}
      {...fieldState(messages, props.isInvalid)}
      formatOptions={formatOptions}
      step={step}
      // An invalid number stays as typed and is rejected; it is not corrected.
      commitBehavior="validate"
      validate={(committed) => {
        if (reading?.refusal) return refusals[reading.refusal];
        const value = reading?.number ?? committed;
        return isOutside(value) ? refusals.outside : validate?.(value);
      }}
      // Scrolling the page must not change the value.
      isWheelDisabled
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox role="presentation">
        <TypedNumber ref={ref} formatOptions={formatOptions} onRead={setReading} />
        <IconButton slot="decrement" icon={MinusIcon} label={decrementLabel} size="small" />
        <IconButton slot="increment" icon={PlusIcon} label={incrementLabel} size="small" />
      </FieldBox>
      <FieldMessages {...messages} />
    </Root>
  );
});

/** On a phone the touch targets of the two buttons are side by side, without an overlap. */
const Root = styled(AriaNumberField)`
  ${fieldRules}

  & input {
    font-variant-numeric: tabular-nums;
  }

  & button:last-of-type {
    margin-inline-end: 5px;
  }

  @media (pointer: coarse) {
    & button[data-size] {
      inline-size: ${token.targetMin};
    }
  }
`;
