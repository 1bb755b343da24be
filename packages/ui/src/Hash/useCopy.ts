import { useEffect, useRef, useState } from 'react';

const CONFIRMATION_MS = 3000;

/**
 * Puts a text on the clipboard, and says for a moment that it is there; a refusal, as of a page that is not secure, stays until
 * the next try, with what `place` holds selected, so that the keys of the browser copy it.
 */
export function useCopy(text: string) {
  const place = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      if (place.current) place.current.ownerDocument.getSelection()?.selectAllChildren(place.current);
    }
  }

  return { outcome, copy, place };
}
