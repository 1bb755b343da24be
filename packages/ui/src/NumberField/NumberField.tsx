import { styled } from '../styles/styled.ts';
import { forwardRef } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
} from 'react-aria-components/NumberField';
import { FieldBox } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import { MinusIcon, PlusIcon } from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

type NeverMoney = Omit<Intl.NumberFormatOptions, 'style' | `currency${string}`> & {
  style?: 'decimal' | 'percent' | 'unit';
};

export interface NumberFieldProps
  extends
    Unstyled<Omit<AriaNumberFieldProps, 'children' | 'isRequired' | 'formatOptions' | 'isWheelDisabled'>>,
    FieldWords {
  /** How the number is written: a percentage (0.05 is 5 %), a unit, its decimals. A currency does not compile. */
  formatOptions?: NeverMoney;
  /** Names the button that takes one step down, such as "One day less"; the field's label is read after it. */
  decrementLabel: string;
  /** Names the button that takes one step up. */
  incrementLabel: string;
}

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
    ...props
  },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root
      {...props}
      {...fieldState(messages, props.isInvalid)}
      formatOptions={formatOptions}
      // A page that is scrolled must not change an answer on its way.
      isWheelDisabled
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox>
        <Input className="mn-part" ref={ref} />
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
