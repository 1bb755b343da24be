import type { ResourceLanguage } from 'i18next';
import type { Messages } from './render.tsx';

/** The messages that a package exports. */
interface PackageMessages {
  readonly namespace: string;
  readonly load: Readonly<Record<'en' | 'ru', () => Promise<ResourceLanguage>>>;
}

/** Loads both languages of these packages, for `render`. */
export function loadMessages(...packages: readonly PackageMessages[]): Promise<Messages[]> {
  return Promise.all(
    packages.map(async ({ namespace, load }) => ({ namespace, en: await load.en(), ru: await load.ru() })),
  );
}
