import styled from '@emotion/styled';
import { forwardRef, type ReactNode } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldBox } from '../Form/FieldBox.tsx';
import {
  SentValue,
  FieldLabel,
  FieldMessages,
  fieldRules,
  fieldState,
  type FieldWords,
} from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';

export type TextFieldProps = Unstyled<Omit<AriaTextFieldProps, 'children' | 'isRequired'>> &
  FieldWords & {
    /** An example of an answer, never the label. */
    placeholder?: string;
    /** Inside the box, before or after the input: an icon, a unit, a button. */
    start?: ReactNode;
    end?: ReactNode;
    /** A login, an address, a hash: no auto-capitalization or autocorrect. */
    isVerbatim?: boolean;
    /** The one figure that the screen is about; larger. */
    isLeading?: boolean;
    /** The value that a form submits under `name`, if it differs from the typed text. */
    sentValue?: string;
  } & EitherValue;

/**
 * One line of text. For a secret use `PasswordField`, for an amount `MoneyField`, for a code `CodeField`. A page that arranges
 * its parts finds them by `data-part`: `field`, `label`, `box`, `input`, `end`. Its messages have a `slot`.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    placeholder,
    start,
    end,
    isVerbatim = false,
    isLeading = false,
    sentValue,
    ...props
  },
  ref,
) {
  const messages = { description, requiredMessage, errorMessage };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)} data-part="field">
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox data-part="box" data-leading={isLeading || undefined}>
        {start !== undefined && <Side data-part="start">{start}</Side>}
        <Input
          className="mn-part"
          data-part="input"
          ref={ref}
          placeholder={placeholder}
          {...(isLeading && { style: figureStyle(props.value) })}
          {...(isVerbatim && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false })}
          {...(sentValue !== undefined && { name: '' })}
        />
        {end !== undefined && <Side data-part="end">{end}</Side>}
      </FieldBox>
      {sentValue !== undefined && props.name !== undefined && (
        <SentValue name={props.name} value={sentValue} form={props.form} isDisabled={props.isDisabled} />
      )}
      <FieldMessages {...messages} />
    </Root>
  );
});

/** A long figure is smaller, so that all of it is seen beside its currency on a small phone. */
const figureStyle = (text = '') => ({
  flexBasis: 182,
  fontSize: `clamp(${token.text16}, (100cqi - 9rem) / ${text.length * 0.62 || 1}, ${token.text32})`,
});

const Root = styled(AriaTextField)`
  ${fieldRules}
`;

/** Leaves space to type beside a long text; a button is never cut off. */
const Side = styled('span')`
  display: inline-flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 ${token.space2};
  max-width: 65%;
  overflow-wrap: anywhere;
  color: ${token.inkMuted};

  &[data-part='start'] {
    padding-inline-start: ${token.space3};
  }

  &[data-part='end'] {
    padding-inline-end: ${token.space3};
  }

  &[data-part='end']:has(> button:last-child) {
    padding-inline-end: 5px;
  }
`;
