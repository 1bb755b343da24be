import { useEffect, useRef } from 'react';

/**
 * The ref of what takes the focus after a dialog that has removed its opener. `count` says how often that has happened: each time
 * the focus moves in the next frame, after the closing dialog has given it back.
 */
export function useFocusAfterDialog<Target extends HTMLElement>(count: number) {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (count === 0) return;
    const frame = requestAnimationFrame(() => target.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [count]);
  return target;
}
