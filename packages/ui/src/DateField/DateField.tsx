import styled from '@emotion/styled';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { FieldBox } from '../Form/FieldBox.tsx';
import { FieldLabel, FieldMessages, fieldRules, fieldState, type FieldWords } from '../Form/FieldParts.tsx';
import type { Unstyled } from '../Unstyled.ts';
import { type DayLetters, dayPattern, readDay, writeDay } from './dayText.ts';

type OwnTextProps = 'type' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'onKeyDown';

export interface DateFieldProps
  extends Unstyled<Omit<TextFieldProps, 'children' | 'isRequired' | OwnTextProps>>, FieldWords {
  /** A day, such as `2026-10-01`; undefined when none is chosen. */
  value: string | undefined;
  /** Called on leaving the field or Enter, with a whole day or with none, never with one that is half typed. */
  onChange: (day: string | undefined) => void;
  /** The first and the last day that may be chosen. */
  minimum?: string | undefined;
  maximum?: string | undefined;
  letters: DayLetters;
  messages: {
    /** No such day, or not a whole one. The pattern is how a day is typed here: `MM/DD/YYYY`. */
    unreadable: (pattern: string) => string;
    /** A day before the minimum or after the maximum. */
    outside: string;
  };
}

/** One day, typed in the order of the page's language, which the browser's own field would not follow. A moment is a `DateTime`. */
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
  letters,
  messages,
  ...props
}: DateFieldProps) {
  const { locale } = useLocale();
  const pattern = dayPattern(locale, letters);
  const [text, setText] = useState(writeDay(value, locale));
  const [shown, setShown] = useState({ value, locale });
  const [refusal, setRefusal] = useState<string>();
  if (shown.value !== value || shown.locale !== locale) {
    setShown({ value, locale });
    setText(writeDay(value, locale));
    setRefusal(undefined);
  }

  const refuse = (day: string | null) => {
    if (day === null) return messages.unreadable(pattern);
    const isOutside = (minimum && day < minimum) || (maximum && day > maximum);
    return isOutside ? messages.outside : undefined;
  };
  const take = () => {
    const day = text.trim() === '' ? '' : readDay(text, locale);
    const refused = day === '' ? undefined : refuse(day);
    setRefusal(refused);
    if (refused !== undefined || day === null) return;
    setText(writeDay(day, locale));
    if (day !== value) onChange(day === '' ? undefined : day);
  };

  const words = { requiredMessage, errorMessage: errorMessage ?? refusal };
  return (
    <Root
      autoComplete="off"
      {...props}
      value={text}
      onChange={setText}
      onBlur={take}
      onKeyDown={(event) => {
        if (event.key === 'Enter') take();
      }}
      validationBehavior="aria"
      {...fieldState(words, props.isInvalid)}
    >
      <FieldLabel label={label} labelAside={labelAside} />
      <FieldBox>
        <Input placeholder={pattern} />
      </FieldBox>
      <FieldMessages description={description} {...words} />
    </Root>
  );
}

const Root = styled(TextField)`
  ${fieldRules}
  inline-size: 9.5rem;

  input {
    font-variant-numeric: tabular-nums;
  }
`;
