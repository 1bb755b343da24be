import { messages as formsMessages } from '@meridian/forms/messages';
import { createI18n, type Language, type PackageMessages } from '@meridian/i18n';
import { messages as listsMessages } from '@meridian/lists/messages';
import { messages as problemMessages } from '@meridian/problem';
import { messages as statusesMessages } from '@meridian/statuses/messages';
import type { i18n } from 'i18next';
import { useEffect, useState } from 'react';
import { messages as ownMessages } from './messages.ts';

/** What several features use. */
const usual = [formsMessages, listsMessages, ownMessages, problemMessages, statusesMessages];

export interface LoadedTexts {
  readonly language: Language;
  readonly i18n: i18n;
}

async function loadTexts(language: Language, messages: readonly PackageMessages[]): Promise<LoadedTexts> {
  const texts = await Promise.all(
    [...usual, ...messages].map(async ({ namespace, load }) => [namespace, await load(language)] as const),
  );
  return { language, i18n: createI18n(language, { resources: { [language]: Object.fromEntries(texts) } }) };
}

/** The texts of these packages. The ones of the language before, until they are loaded. */
export function useLoadedTexts(
  language: Language,
  messages: readonly PackageMessages[],
): LoadedTexts | undefined {
  const [loaded, setLoaded] = useState<LoadedTexts>();
  useEffect(() => {
    let isOver = false;
    async function load() {
      try {
        const texts = await loadTexts(language, messages);
        if (!isOver) setLoaded(texts);
      } catch (error) {
        // Thrown while rendering, it reaches the error boundary of the host.
        setLoaded(() => {
          throw error;
        });
      }
    }
    void load();
    return () => {
      isOver = true;
    };
  }, [language, messages]);
  return loaded;
}
