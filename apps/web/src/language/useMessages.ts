import type { PackageMessages } from '@meridian/i18n';
import { use } from 'react';
import { loadMessages } from './messages.ts';
import { useLanguage } from './useLanguage.ts';

/** Suspends until the messages of these packages are loaded, in the language of the address. */
export function useMessages(packages: readonly PackageMessages[]): void {
  const language = useLanguage();
  const loads = packages.map((messages) => loadMessages(language, messages));
  for (const load of loads) use(load);
}
