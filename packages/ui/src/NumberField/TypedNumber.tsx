import { forwardRef, useContext, type ClipboardEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { NumberFieldStateContext } from 'react-aria-components/NumberField';

interface TypedNumberProps {
  /** Called with each text that comes in, and with one that is left: whether it is a number. */
  onRead: (isRead: boolean) => void;
}

const sign = /^\s*[-\u2212]\s*/;

/** The text of a number. React Aria passes over what is none; here it is heard of. */
export const TypedNumber = forwardRef<HTMLInputElement, TypedNumberProps>(function TypedNumber(
  { onRead },
  ref,
) {
  const state = useContext(NumberFieldStateContext);
  const readPasted = ({ currentTarget, clipboardData }: ClipboardEvent<HTMLInputElement>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const before = value.slice(0, selectionStart ?? 0);
    const text = `${before}${clipboardData.getData('text/plain').trim()}${value.slice(selectionEnd ?? 0)}`;
    // Below zero is beyond a bound, which has another sentence.
    onRead(state?.validate(text.replace(sign, '')) ?? true);
  };
  const readLeft = () => {
    if (state?.inputValue && Number.isNaN(state.numberValue)) onRead(false);
  };
  return (
    <Input
      className="mn-part"
      ref={ref}
      onPaste={readPasted}
      onInput={() => onRead(true)}
      onBlur={readLeft}
    />
  );
});
