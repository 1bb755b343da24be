import { useInsertionEffect, useRef } from 'react';

/**
 * A ref with the value of the last render, for effects and callbacks that must not depend on it. React 18 has no
 * `useEffectEvent`. The ref is always the same; it is up to date in every effect, but not while rendering.
 */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value);
  // Insertion effects run before layout effects, those of children too.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
