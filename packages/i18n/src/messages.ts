import type { BackendModule, FlatNamespace, i18n, ReadCallback, ResourceLanguage } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#languages';
import { loadTexts } from './language.ts';

/** Loads the messages of a namespace in a language. The packages whose code is loaded have one. */
const loads = new Map<FlatNamespace, (language: Language) => Promise<ResourceLanguage>>();

/** Why messages could not be loaded, by language and namespace. */
const failures = new Map<string, unknown>();

const keyOf = (language: string, namespace: string) => `${language}/${namespace}`;

/**
 * Declares the messages of a package, and returns their namespace for `useTranslation`. Code that shows messages imports it, so
 * that loaded code says which messages it needs:
 * `export const messages = packageMessages('lists', (language) => import(`./messages/${language}.ts`))`.
 */
export function packageMessages<const Namespace extends FlatNamespace>(
  namespace: Namespace,
  importFile: (language: string) => Promise<unknown>,
): Namespace {
  loads.set(namespace, (language) => loadTexts(language, importFile));
  return namespace;
}

/** The messages of a namespace in a language. */
export async function readMessages(language: Language, namespace: string): Promise<ResourceLanguage> {
  for (const [name, load] of loads) if (name === namespace) return load(language);
  throw new Error(`No loaded code has messages of the namespace "${namespace}".`);
}

async function read(language: Language, namespace: string, callback: ReadCallback): Promise<void> {
  let texts: ResourceLanguage;
  try {
    texts = await readMessages(language, namespace);
  } catch (error) {
    failures.set(keyOf(language, namespace), error);
    callback(String(error), false);
    return;
  }
  callback(null, texts);
}

/** Loads the messages that components use, in one language. i18next calls it. */
export const createBackend = (language: Language): BackendModule => ({
  type: 'backend',
  callbackApi: true,
  init: () => undefined,
  read: (_language, namespace, callback) => void read(language, namespace, callback),
});

/** Throws why the messages of a namespace could not be loaded, to the error boundary. i18next itself would show keys. */
export function throwFailure(language: string, namespace: string): void {
  const key = keyOf(language, namespace);
  if (failures.has(key)) throw failures.get(key);
}

/** Allows messages that failed to load to be loaded again. Until then each render throws the same failure. */
export const forgetFailedMessages = (): void => failures.clear();

/** Loads the messages of all loaded code. It does not reject: the component that shows messages throws why they failed to load. */
export async function loadMessages(i18n: i18n): Promise<void> {
  const { language } = i18n;
  const missing = [...loads.keys()].filter(
    (namespace) => !i18n.hasResourceBundle(language, namespace) && !failures.has(keyOf(language, namespace)),
  );
  // Unlike `loadNamespaces`, it also loads what failed before.
  if (missing.length > 0) await i18n.reloadResources(language, missing);
}

/**
 * Suspends until the messages of all code that is loaded now are there. Then a part that is shown later does not suspend the page,
 * such as a dialog.
 */
export function useMessages(): void {
  const { i18n } = useTranslation();
  const [namespaces] = useState(() => [...loads.keys()]);
  void loadMessages(i18n);
  useTranslation(namespaces);
}
