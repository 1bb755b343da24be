import { forwardRef, useEffect, useState, type ReactNode } from 'react';
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
import { styled } from '../styles/styled.ts';
import type { Unstyled } from '../Unstyled.ts';
import { type DayLetters, dayPattern, readDay, writeDay } from './dayText.ts';
import { rem } from '../rem.ts';

type OwnTextProps = 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown';

export interface DayProps
  extends Unstyled<Omit<TextFieldProps, 'children' | 'isRequired' | OwnTextProps>>, FieldWords {
  /** A day, such as `2026-10-01`; undefined when none is chosen. */
  value: string | undefined;
  /** Called on leaving the field or Enter, with a whole day or with none, never with one that is half typed. */
  onChange: (day: string | undefined) => void;
  letters: DayLetters;
}

interface TypedDayProps extends DayProps {
  /** What is wrong with a day, or with a text that is none (`null`); the pattern is how a day is typed: `MM/DD/YYYY`. */
  refuse: (day: string | null, pattern: string) => string | undefined;
  /** Inside the box after the text: what else can choose a day. */
  end?: (choose: (day: string) => void) => ReactNode;
}

/** The text of a day, taken when it is whole. */
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
  const pattern = dayPattern(locale, letters);
  const input = useInputRef(ref);
  const [text, setText] = useState(writeDay(value, locale));
  const [shown, setShown] = useState({ value, locale });
  if (shown.value !== value || shown.locale !== locale) {
    setShown({ value, locale });
    setText(writeDay(value, locale));
  }

  // What is wrong with a text is said once the input reports a change, which only typing and leaving do by themselves.
  const judge = () => input.current?.dispatchEvent(new Event('change'));
  useEffect(() => {
    if (input.current?.hasAttribute('aria-invalid')) input.current.dispatchEvent(new Event('change'));
  }, [value, input]);

  const readText = (typed: string) => (typed.trim() === '' ? '' : readDay(typed, locale));
  const validate = (typed: string) => {
    const day = readText(typed);
    // Nothing but spaces is an answer to the browser, and none to a person.
    if (day === '') return typed === '' ? undefined : requiredMessage;
    return refuse(day, pattern) ?? props.validate?.(typed);
  };
  const choose = (day: string) => {
    setText(writeDay(day, locale));
    if (day !== value) onChange(day === '' ? undefined : day);
  };
  const take = () => {
    const day = readText(text);
    if (day !== null && (day === '' || refuse(day, pattern) === undefined)) choose(day);
  };

  const words = { requiredMessage, errorMessage };
  return (
    <Root
      autoComplete="off"
      {...props}
      value={text}
      onChange={setText}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        take();
        judge();
      }}
      validate={validate}
      {...fieldState(words, props.isInvalid)}
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox>
        <Input className="mn-part" ref={input} placeholder={pattern} name="" />
        {end?.((day) => {
          choose(day);
          judge();
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

const Root = styled(TextField)`
  ${fieldRules}
  inline-size: ${rem(11.5)};
  max-inline-size: 100%;

  button {
    margin-inline-end: 5px;
  }

  input {
    font-variant-numeric: tabular-nums;
  }
`;
