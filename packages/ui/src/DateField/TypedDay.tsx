import styled from '@emotion/styled';
import { forwardRef, useEffect, useState, type ReactNode, type RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { FieldBox } from '../Form/FieldBox.tsx';
import {
  FieldLabel,
  FieldMessages,
  fieldRules,
  fieldState,
  type FieldWords,
  SentValue,
} from '../Form/FieldParts.tsx';
import { useInputRef } from '../Form/useInputRef.ts';
import type { Unstyled } from '../Unstyled.ts';
import { type DayLetters, dayPattern, readDays, writeDay, writeDayInWords } from './dayText.ts';
import { rem } from '../rem.ts';

type OwnTextProps = 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown';

export interface DayProps
  extends Unstyled<Omit<TextFieldProps, 'children' | 'isRequired' | OwnTextProps>>, FieldWords {
  /** A day, such as `2026-10-01`; undefined if none is chosen. */
  value: string | undefined;
  /** Called on blur or Enter with a complete day or undefined, never with a partial one. */
  onChange: (day: string | undefined) => void;
}

interface TypedDayProps extends DayProps {
  /** The letters of the placeholder. Without them the day is shown with its month by name. */
  letters: DayLetters | undefined;
  /** The error for the days that a text can mean: one, two or none. `pattern` is the expected format, such as `MM/DD/YYYY`. */
  refuse: (days: readonly string[], pattern: string) => string | undefined;
  /** Rendered inside the box after the input, such as a calendar button. */
  end?: (choose: (day: string) => void) => ReactNode;
}

/** React Aria only shows a validation message after a `change` event of the input. */
const revalidate = (input: RefObject<HTMLInputElement | null>) =>
  input.current?.dispatchEvent(new Event('change'));

/** A text input for a day. Reports complete days only. */
export const TypedDay = forwardRef<HTMLInputElement, TypedDayProps>(function TypedDay(
  {
    label,
    labelAside,
    description,
    requiredMessage,
    errorMessage,
    value = '',
    onChange,
    letters,
    refuse,
    end,
    ...props
  },
  ref,
) {
  const { locale } = useLocale();
  const pattern = letters ? dayPattern(locale, letters) : '';
  const write = letters ? writeDay : writeDayInWords;
  const input = useInputRef(ref);
  const [text, setText] = useState(write(value, locale));
  const [shown, setShown] = useState({ value, locale });
  if (shown.value !== value || shown.locale !== locale) {
    setShown({ value, locale });
    setText(write(value, locale));
  }

  useEffect(() => {
    if (input.current?.hasAttribute('aria-invalid')) revalidate(input);
  }, [value, input]);

  /** Empty for no text, undefined for a refused one. */
  const readText = (typed: string) => {
    if (typed.trim() === '') return '';
    const days = readDays(typed, locale);
    return refuse(days, pattern) === undefined ? days[0] : undefined;
  };
  const validate = (typed: string) => {
    // The browser accepts spaces as a value, so `required` does not catch them.
    if (typed.trim() === '') return typed === '' ? undefined : requiredMessage;
    return refuse(readDays(typed, locale), pattern) ?? props.validate?.(typed);
  };
  const choose = (day: string) => {
    setText(write(day, locale));
    if (day !== value) onChange(day === '' ? undefined : day);
  };
  const take = () => {
    const day = readText(text);
    if (day !== undefined) choose(day);
  };

  const words = { requiredMessage, errorMessage };
  return (
    <Root
      autoComplete="off"
      {...props}
      data-in-words={!letters || undefined}
      value={text}
      onChange={setText}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        take();
        revalidate(input);
      }}
      validate={validate}
      {...fieldState(words, props.isInvalid)}
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox>
        <Input className="mn-part" ref={input} placeholder={pattern} name="" />
        {end?.((day) => {
          choose(day);
          revalidate(input);
        })}
      </FieldBox>
      {props.name !== undefined && (
        <SentValue
          name={props.name}
          value={readText(text) ?? ''}
          form={props.form}
          isDisabled={props.isDisabled}
        />
      )}
      <FieldMessages description={description} {...words} />
    </Root>
  );
});

// Only the box has a maximum width: messages may be wider.
const Root = styled(TextField)`
  ${fieldRules}
  inline-size: 100%;

  & > [role='presentation'] {
    max-inline-size: ${rem(11.5)};
  }

  &[data-in-words] > [role='presentation'] {
    max-inline-size: ${rem(14)};
  }

  button {
    margin-inline-end: 5px;
  }

  input {
    font-variant-numeric: tabular-nums;
  }
`;
