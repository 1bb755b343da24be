import { forwardRef, useContext, useEffect, useState, type ChangeEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, InputContext } from 'react-aria-components/Input';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { useSlottedContext } from 'react-aria-components/slots';
import { useInputRef } from '../Form/useInputRef.ts';
import { type NumberReading, readNumber } from './readNumber.ts';

interface TypedNumberProps {
  formatOptions: Intl.NumberFormatOptions | undefined;
  /** Called with the typed number with every key, and with nothing once it is committed. Must be stable. */
  onRead: (reading: NumberReading | undefined) => void;
}

/**
 * The text input of a number. React Aria only accepts keys of the locale's format, so that `1.5` becomes 15
 * where the separator is a comma. This input accepts every key and passes the parsed number to React Aria.
 */
export const TypedNumber = forwardRef<HTMLInputElement, TypedNumberProps>(function TypedNumber(
  { formatOptions, onRead },
  ref,
) {
  const { locale } = useLocale();
  const state = useContext(NumberFieldStateContext);
  const aria = useSlottedContext(InputContext);
  const input = useInputRef(ref);
  // The typed text. Valid as long as the number is still the one that was parsed from it.
  const [draft, setDraft] = useState<{
    text: string;
    number: string;
    refusal: NumberReading['refusal'];
  } | null>(null);
  const isDraft = draft !== null && draft.number === state?.inputValue;

  // Forgets the text when a step button or the page changes the number.
  useEffect(() => {
    if (isDraft || !draft) return;
    setDraft(null);
    onRead(undefined);
    state?.commitValidation();
  }, [isDraft, draft, onRead, state]);

  useEffect(() => {
    const element = input.current;
    const form = element?.form;
    const keepFromAria = (event: Event) => event.stopImmediatePropagation();
    const drop = () => {
      setDraft(null);
      onRead(undefined);
    };
    element?.addEventListener('beforeinput', keepFromAria, true);
    form?.addEventListener('reset', drop);
    return () => {
      element?.removeEventListener('beforeinput', keepFromAria, true);
      form?.removeEventListener('reset', drop);
    };
  }, [input, onRead]);

  const change = ({ currentTarget: { value: text }, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const reading = readNumber(text, locale, formatOptions);
    const { text: number = '', refusal } = reading;
    setDraft({ text, number, refusal });
    state?.setInputValue(number);
    onRead(reading);
    // Typed text may be incomplete; pasted text is not.
    if (refusal && nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertFromPaste')
      state?.commitValidation();
  };

  return (
    <InputContext.Provider
      value={{
        ...aria,
        onBeforeInput: undefined,
        onCompositionStart: undefined,
        onCompositionEnd: undefined,
        onPaste: undefined,
        value: isDraft ? draft.text : state?.inputValue,
        onChange: change,
        onBlur: (event) => {
          // Valid text is reformatted; invalid text stays for correction.
          if (!draft?.refusal) {
            setDraft(null);
            onRead(undefined);
          }
          aria?.onBlur?.(event);
        },
      }}
    >
      <Input className="mn-part" ref={input} />
    </InputContext.Provider>
  );
});
