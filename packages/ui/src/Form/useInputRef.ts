import { useImperativeHandle, useRef, type ForwardedRef } from 'react';

/** The field's own ref to its input, for one who has to reach it; the caller's `ref` leads to the same input. */
export function useInputRef(given: ForwardedRef<HTMLInputElement>) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(given, () => own.current, []);
  return own;
}
