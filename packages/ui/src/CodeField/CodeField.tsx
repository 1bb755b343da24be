import { styled } from '../styles/styled.ts';
import { forwardRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { boxRules } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface CodeFieldProps
  extends
    Unstyled<
      Omit<
        AriaTextFieldProps,
        'children' | 'isRequired' | 'value' | 'defaultValue' | 'onChange' | 'maxLength'
      >
    >,
    FieldWords {
  /** Digits only. */
  value: string;
  onChange: (digits: string) => void;
  /** How many digits the code has. */
  length: number;
  /** Called once the last digit is there, typed, pasted or filled in by the phone. */
  onComplete?: (code: string) => void;
}

/** A code from a message. One input that looks like cells, so that pasting and autofill simply work. */
export const CodeField = forwardRef<HTMLInputElement, CodeFieldProps>(function CodeField(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    value,
    onChange,
    length,
    onComplete,
    ...props
  },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  const change = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, length);
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  return (
    <Root
      {...props}
      value={value}
      onChange={change}
      {...fieldState(messages, props.isInvalid)}
      inputMode="numeric"
      autoComplete="one-time-code"
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <Cells isReadOnly={props.isReadOnly}>
        {Array.from({ length }, (_, index) => (
          <Cell
            key={index}
            aria-hidden
            data-next={index === Math.min(value.length, length - 1) || undefined}
            data-disabled={props.isDisabled || undefined}
          >
            {value[index]}
          </Cell>
        ))}
        <Input className="mn-part" ref={ref} />
      </Cells>
      <FieldMessages {...messages} />
    </Root>
  );
});

const Root = styled(AriaTextField)`
  ${fieldRules}
`;

const Cells = styled(Group)`
  position: relative;
  display: flex;
  gap: ${token.space2};
  width: fit-content;
  max-width: 100%;
  direction: ltr;

  /* The ring is the next cell's. */
  &[data-focus-visible] {
    outline: none;
  }

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    border: 0;
    opacity: 0;
    cursor: text;
  }
`;

const Cell = styled('span')`
  ${boxRules}
  display: grid;
  flex: 0 1 44px;
  place-items: center;
  width: 44px;
  min-width: 28px;
  min-height: 52px;
  font-size: ${token.text20};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weightMedium};
  line-height: ${token.line20};

  [data-focus-within] > &[data-next] {
    outline: 2px solid ${token.focus};
    outline-offset: -1px;
  }
`;
