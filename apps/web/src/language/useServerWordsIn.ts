import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';
import type { Language } from './language.ts';

/** Names of plans and reasons are worded by the server: after a change of language they are asked for anew. */
export function useServerWordsIn(language: Language): void {
  const { mutate } = useSWRConfig();
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    void mutate(() => true);
  }, [language, mutate]);
}
