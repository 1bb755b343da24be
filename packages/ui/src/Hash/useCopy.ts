import { useEffect, useRef, useState } from 'react';

const CONFIRMATION_MS = 3000;

/**
 * Puts a text on the clipboard, and says for a moment that it is there; a refusal, as of a page that is not secure, stays until
 * the next try, with what `place` holds selected, so that the keys of the browser copy it. Where the text is not in the page
 * yet, `onRefuse` brings it there.
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
