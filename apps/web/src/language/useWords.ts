import { use } from 'react';
import { useLanguage } from './useLanguage.ts';
import { loadWords, type PackageMessages } from './words.ts';

/** Waits until the words of these packages are there, in the language of the address. */
export function useWords(...packages: readonly PackageMessages[]): void {
  const language = useLanguage();
  const loads = packages.map((messages) => loadWords(language, messages));
  for (const load of loads) use(load);
}
