import styled from '@emotion/styled';
import { forwardRef, useState } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { boxRules } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { EitherValue } from '../Form/valueProps.ts';
import * as token from '../tokens/tokens.ts';
import type { Unstyled } from '../Unstyled.ts';
import { CharactersLeft } from './CharactersLeft.tsx';

export type TextAreaProps = Unstyled<
  Omit<TextFieldProps, 'children' | 'isRequired' | 'type' | 'pattern' | 'maxLength'>
> &
  EitherValue &
  FieldWords & {
    /** An example of an answer, never the label. */
    placeholder?: string;
    /** Initial number of lines; the field grows with its text. */
    rows?: number;
  } & (
    | { limit?: undefined; charactersLeft?: undefined; tooLongMessage?: undefined }
    | {
        /** Maximum number of characters. More can be typed and are rejected, so that a pasted text is never cut. */
        limit: number;
        /** The text for the characters left; negative if there are too many. */
        charactersLeft: (left: number) => string;
        /** The message for a text that is too long, such as "Shorten it to 500 characters". */
        tooLongMessage: string;
      }
  );

/** Several lines of free text, growing with the content. For one line use `TextField`. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    placeholder,
    rows = 3,
    limit,
    charactersLeft,
    tooLongMessage,
    ...props
  },
  ref,
) {
  const [typed, setTyped] = useState(props.defaultValue ?? '');
  const text = props.value ?? typed;
  const change = (changed: string) => {
    setTyped(changed);
    props.onChange?.(changed);
  };
  // Code points, as in JSON Schema's `maxLength`. A surrogate pair counts as one.
  const leftAfter = (written: string) => (limit ?? Infinity) - Array.from(written).length;
  const refuse = (written: string) => (leftAfter(written) < 0 ? tooLongMessage : props.validate?.(written));
  const messages = {
    description: charactersLeft ? (
      <Notes>
        <span>{description}</span>
        <CharactersLeft left={leftAfter(text)} limit={limit} words={charactersLeft} />
      </Notes>
    ) : (
      description
    ),
    requiredMessage,
    errorMessage,
  };
  return (
    <Root {...props} {...fieldState(messages, props.isInvalid)} onChange={change} validate={refuse}>
      <FieldLabel label={label} labelAside={labelAside} />
      <Box data-text={text}>
        <AriaTextArea className="mn-part" ref={ref} placeholder={placeholder} rows={rows} />
      </Box>
      <FieldMessages {...messages} />
    </Root>
  );
});

// An error takes the place of the hint only: the count says how much to cut.
const Root = styled(TextField)`
  ${fieldRules}

  &[data-invalid] > [slot='description']:has([data-count]) {
    display: block;

    & > * > :first-child {
      display: none;
    }
  }
`;

/** An invisible copy of the text sets the height of the field. */
const Box = styled(Group)`
  ${boxRules}
  display: grid;
  max-block-size: 60vh;
  overflow: auto;

  &[data-focus-within] {
    outline: 2px solid ${token.focus};
    outline-offset: -1px;
  }

  & > textarea,
  &::after {
    grid-area: 1 / 1;
    min-width: 0;
    margin: 0;
    padding: ${token.space3};
    border: 0;
    font: inherit;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  &::after {
    visibility: hidden;
    content: attr(data-text) ' ';
  }

  & > textarea {
    overflow: hidden;
    border-radius: inherit;
    outline: none;
    background: none;
    resize: none;
  }

  & > textarea::placeholder {
    color: ${token.inkMuted};
    opacity: 1;
  }

  & > textarea:disabled {
    cursor: not-allowed;
  }
`;

const Notes = styled('span')`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${token.space4};
`;
