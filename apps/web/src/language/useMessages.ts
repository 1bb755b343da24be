import type { PackageMessages } from '@meridian/i18n';
import { use } from 'react';
import { hasMessages, loadMessages } from './messages.ts';
import { useLanguage } from './useLanguage.ts';

/** Suspends until the messages of these packages are loaded, in the language of the address. */
export function useMessages(packages: readonly PackageMessages[]): void {
  const language = useLanguage();
  // A promise suspends once even if it is resolved.
  if (packages.every((messages) => hasMessages(language, messages))) return;
  const loads = packages.map((messages) => loadMessages(language, messages));
  for (const load of loads) use(load);
}
