import styled from '@emotion/styled';
import { forwardRef, useContext, useEffect, useState, type MouseEvent } from 'react';
import { Group } from 'react-aria-components/Group';
import { halfWidth } from '@meridian/money';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { boxRules } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import { ServerErrorsContext } from '../Form/serverErrors.ts';
import { useInputRef } from '../Form/useInputRef.ts';
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
  /** Number of digits. */
  length: number;
  /** Called when the last digit is typed, pasted or autofilled. */
  onComplete?: (code: string) => void;
}

/** A one-time code. A single input that looks like cells, so that paste and autofill work. */
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
  const serverErrors = useContext(ServerErrorsContext);
  // React Aria drops it when the emptied field is left, such as for the button that sends the code.
  const refused = value === '' && props.name !== undefined ? serverErrors[props.name] : undefined;
  const shownError = errorMessage ?? (refused === undefined ? undefined : [refused].flat().join(' '));
  const messages = {
    description,
    requiredMessage,
    ...(shownError !== undefined && { errorMessage: shownError }),
  };
  const input = useInputRef(ref);
  const [caret, setCaret] = useState({ at: length, isLost: false });
  // The browser moves the caret to the end after a controlled change.
  useEffect(() => {
    if (caret.isLost) input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret, input]);

  const change = (text: string) => {
    const at = digitsOf(text.slice(0, input.current?.selectionEnd ?? text.length)).length;
    const digits = typeOver(digitsOf(text), at, value).slice(0, length);
    setCaret({ at, isLost: true });
    onChange(digits);
    if (digits.length === length && digits !== value) onComplete?.(digits);
  };
  // The real text is invisible and narrower than the cells, so the click position is mapped to a cell.
  const pointAt = ({ clientX, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const cell = Math.floor(((clientX - left) / width) * length);
    if (cell >= 0) currentTarget.setSelectionRange(cell, cell);
  };
  return (
    <Root
      {...props}
      value={value}
      onChange={change}
      validate={(digits) => {
        if (refused !== undefined) return undefined;
        return (
          props.validate?.(digits) ?? (digits !== '' && digits.length < length ? requiredMessage : undefined)
        );
      }}
      {...fieldState(messages, props.isInvalid)}
      inputMode="numeric"
      autoComplete="one-time-code"
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <Cells translate="no" isReadOnly={props.isReadOnly}>
        {Array.from({ length }, (_, index) => (
          <Cell
            key={index}
            aria-hidden
            data-next={index === Math.min(caret.at, value.length, length - 1) || undefined}
            data-disabled={props.isDisabled || undefined}
          >
            {value[index]}
          </Cell>
        ))}
        <Input
          className="mn-part"
          ref={input}
          data-length={length}
          onClick={pointAt}
          onSelect={({ currentTarget }) =>
            setCaret({ at: currentTarget.selectionStart ?? length, isLost: false })
          }
        />
      </Cells>
      <FieldMessages {...messages} />
    </Root>
  );
});

const digitsOf = (text: string) => halfWidth(text).replace(/\D/g, '');

/** Typed digits replace those at the caret; the others do not move. */
const typeOver = (digits: string, caret: number, before: string) =>
  digits.slice(0, caret) + digits.slice(caret + Math.max(0, digits.length - before.length));

const Root = styled(AriaTextField)`
  ${fieldRules}
`;

// The focus ring is drawn on the cell with the caret.
const Cells = styled(Group)`
  position: relative;
  display: flex;
  gap: ${token.space2};
  width: fit-content;
  max-width: 100%;
  direction: ltr;

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
