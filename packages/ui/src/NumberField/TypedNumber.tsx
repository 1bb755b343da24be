import { forwardRef, useContext, useEffect, useState, type ChangeEvent } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, InputContext } from 'react-aria-components/Input';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';
import { useSlottedContext } from 'react-aria-components/slots';
import { useInputRef } from '../Form/useInputRef.ts';
import { readNumber } from './readNumber.ts';

export type NumberRefusal = 'unreadable' | 'outside' | undefined;

interface TypedNumberProps {
  formatOptions: Intl.NumberFormatOptions | undefined;
  /** Called with what is wrong with the text whenever that may have changed. Keep the function. */
  onRead: (refusal: NumberRefusal) => void;
}

/**
 * The text of a number. React Aria lets through only the keys of a number in the page's language, so that `1.5` is 15
 * where a comma is the mark; here every key is let through, and React Aria is told the number that was meant.
 */
export const TypedNumber = forwardRef<HTMLInputElement, TypedNumberProps>(function TypedNumber(
  { formatOptions, onRead },
  ref,
) {
  const { locale } = useLocale();
  const state = useContext(NumberFieldStateContext);
  const aria = useSlottedContext(InputContext);
  const input = useInputRef(ref);
  // The text as it is typed, which stands for as long as the number is the one that was read from it.
  const [draft, setDraft] = useState<{ text: string; number: string; refusal: NumberRefusal } | null>(null);
  const isDraft = draft !== null && draft.number === state?.inputValue;

  // What was wrong with a text goes with it when a step or the page puts a number in its place.
  useEffect(() => {
    if (isDraft || !draft?.refusal) return;
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
    const [number, refusal] = 'text' in reading ? [reading.text] : ['', reading.refusal];
    setDraft({ text, number, refusal });
    state?.setInputValue(number);
    onRead(refusal);
    // What was typed may go on; what was pasted is whole.
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
          // What was understood is written as the language does; what was not stands, to be mended.
          if (!draft?.refusal) setDraft(null);
          aria?.onBlur?.(event);
        },
      }}
    >
      <Input className="mn-part" ref={input} />
    </InputContext.Provider>
  );
});
