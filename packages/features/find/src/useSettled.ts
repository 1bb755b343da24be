import { useEffect, useState } from 'react';

/** How long nobody types before a text counts as finished. */
const PAUSE = 250;

/** The text once it has not changed for a moment, so that not every letter is a call. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
