import { useMemo } from 'react';
import { useLanguage } from '../language/useLanguage.ts';
import { pathsIn } from './paths.ts';

/** The addresses of the screens, in the language of this page. */
export function usePaths() {
  const language = useLanguage();
  return useMemo(() => pathsIn(language), [language]);
}
