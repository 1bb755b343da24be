import { createI18n, type Language } from '@meridian/i18n';
import { messages as problemMessages } from '@meridian/problem';
import { messages as frameMessages } from '@meridian/frame/messages';
import { pages } from '../src/routes/pages.ts';

/** Loads the messages of the frame and of all pages in one language. */
export async function wordsOf(language: Language) {
  const packages = new Set([
    frameMessages,
    problemMessages,
    ...Object.values(pages).flatMap(({ messages }) => messages),
  ]);
  const bundles = await Promise.all(
    [...packages].map(async ({ namespace, load }) => [namespace, await load(language)] as const),
  );
  return createI18n(language, {
    resources: { [language]: Object.fromEntries(bundles) },
    onMissing(key) {
      throw new Error(`There is no message ${key} in ${language}.`);
    },
  });
}
