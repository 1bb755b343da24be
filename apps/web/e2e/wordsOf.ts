import { messages as authMessages } from '@meridian/feature-auth';
import { messages as cabinetMessages } from '@meridian/feature-cabinet';
import { messages as depositMessages } from '@meridian/feature-deposit';
import { messages as operationsMessages } from '@meridian/feature-operations';
import { messages as refillMessages } from '@meridian/feature-refill';
import { messages as withdrawMessages } from '@meridian/feature-withdraw';
import { createInstance } from 'i18next';
import { messages as webMessages } from '../src/messages/index.ts';

const packages = [
  authMessages,
  cabinetMessages,
  depositMessages,
  operationsMessages,
  refillMessages,
  withdrawMessages,
  webMessages,
];

/** The words that a person of this language looks for on the screen. */
export async function wordsOf(language: 'en' | 'ru') {
  const words = createInstance();
  const bundles = await Promise.all(
    packages.map(async ({ namespace, load }) => [namespace, await load[language]()] as const),
  );
  await words.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(bundles) },
    interpolation: { escapeValue: false },
  });
  return words;
}
