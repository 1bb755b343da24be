import { useEffect, useState } from 'react';

const CONFIRMATION_MS = 3000;

/** Puts a text on the clipboard, and says for a moment that it is there; a refusal stays until the next try. */
export function useCopy(text: string) {
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
    }
  }

  return { outcome, copy };
}
