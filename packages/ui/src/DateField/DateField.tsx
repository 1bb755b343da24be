import styled from '@emotion/styled';
import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { FieldBox } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import { token } from '../tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export interface DateFieldProps
  extends
    Unstyled<
      Omit<TextFieldProps, 'children' | 'isRequired' | 'type' | 'value' | 'defaultValue' | 'onChange'>
    >,
    FieldWords {
  /** A day, such as `2026-10-01`; undefined when none is chosen. */
  value: string | undefined;
  /** Called with a whole day or with none, never with a year that is half typed. */
  onChange: (day: string | undefined) => void;
  /** The first and the last day that the calendar offers. */
  minimum?: string | undefined;
  maximum?: string | undefined;
}

/** While a year is typed the browser already reports a day: of the year 2, then 20, then 202. */
const isHalfTyped = (day: string) => day !== '' && day < '1000';

/** One day, by the browser's own calendar: known to the hand on every device, and of no weight. A moment is a `DateTime`. */
export function DateField({
  label,
  labelAside,
  description,
  requiredMessage,
  errorMessage,
  value = '',
  onChange,
  minimum,
  maximum,
  ...props
}: DateFieldProps) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    setText(value);
  }

  const change = (day: string) => {
    setText(day);
    if (!isHalfTyped(day)) onChange(day === '' ? undefined : day);
  };

  return (
    <Root
      {...props}
      type="date"
      value={text}
      onChange={change}
      validationBehavior="aria"
      {...fieldState({ requiredMessage, errorMessage }, props.isInvalid)}
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox>
        <Input min={minimum} max={maximum} />
      </FieldBox>
      <FieldMessages
        description={description}
        requiredMessage={requiredMessage}
        errorMessage={errorMessage}
      />
    </Root>
  );
}

const Root = styled(TextField)`
  ${fieldRules}
  min-inline-size: 9rem;

  input {
    font-variant-numeric: tabular-nums;
  }

  input::-webkit-calendar-picker-indicator {
    padding: ${token.space1};
    cursor: pointer;
  }
`;
