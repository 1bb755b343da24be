import { useEffect, useRef, useState } from 'react';

const CONFIRMATION_MS = 3000;

/**
 * Copies a text and reports success for a moment. If the browser refuses, for example on an insecure page, the
 * content of `place` is selected for copying by hand, and the error stays until the next attempt. `onRefuse` is
 * called first, so that the caller can render the text.
 */
export function useCopy(text: string, onRefuse?: () => void) {
  const place = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === 'failed' && place.current)
      place.current.ownerDocument.getSelection()?.selectAllChildren(place.current);
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      onRefuse?.();
      setOutcome('failed');
    }
  }

  return { outcome, copy, place };
}
