import type { ResourceLanguage } from 'i18next';
import type { Messages } from './render.tsx';

/** The words of one package as its index exports them, loaded a language at a time. */
interface PackageMessages {
  readonly namespace: string;
  readonly load: Readonly<Record<'en' | 'ru', () => Promise<ResourceLanguage>>>;
}

/** Both languages of the packages that a test renders, for `render`. */
export function loadMessages(...packages: readonly PackageMessages[]): Promise<Messages[]> {
  return Promise.all(
    packages.map(async ({ namespace, load }) => ({ namespace, en: await load.en(), ru: await load.ru() })),
  );
}
