import { createI18n, type Language } from '@meridian/i18n';
import { messages as problemMessages } from '@meridian/problem';
import { messages as webMessages } from '../src/messages.ts';
import { routeIds, routeOf } from '../src/routes/routes.ts';

/** Loads the messages of the app and of all pages of the route table in one language. */
export async function wordsOf(language: Language) {
  const packages = new Set([webMessages, problemMessages, ...routeIds.flatMap((id) => routeOf(id).messages)]);
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
