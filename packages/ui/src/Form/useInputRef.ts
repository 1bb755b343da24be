import { useImperativeHandle, useRef, type ForwardedRef } from 'react';

/** A field's own ref to its input, which also fills the caller's `ref`. */
export function useInputRef(given: ForwardedRef<HTMLInputElement>) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(given, () => own.current, []);
  return own;
}
