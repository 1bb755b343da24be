import type { LoaderFunctionArgs } from 'react-router';
import { FALLBACK_LANGUAGE, isLanguage } from './language.ts';
import { loadWords, type PackageMessages } from './words.ts';

/** The loader of a route that speaks the words of these packages. */
export function wordsLoader(...packages: PackageMessages[]) {
  return async ({ params }: LoaderFunctionArgs) => {
    await loadWords(isLanguage(params.language) ? params.language : FALLBACK_LANGUAGE, packages);
    return null;
  };
}
