import { useImperativeHandle, useRef, type ForwardedRef } from 'react';

/** Returns a ref to the input for the field itself, and passes the input on to the caller's `ref`. */
export function useInputRef(forwardedRef: ForwardedRef<HTMLInputElement>) {
  const own = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(forwardedRef, () => own.current, []);
  return own;
}
