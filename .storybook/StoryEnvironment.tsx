import { ApiClientProvider } from '@meridian/api-client/react';
import { createApiClient } from '@meridian/api-client';
import { byLanguage, createI18n, isLanguage, type Language, locales } from '@meridian/i18n';
import {
  GlobalStyles,
  UiProvider,
  applyBrand,
  defaultBrand,
  defineBrand,
  pinScheme,
  type Brand,
} from '@meridian/ui';
import { nocturne } from '@meridian/ui/brands/nocturne';
import { saffron } from '@meridian/ui/brands/saffron';
import { I18nextProvider } from 'react-i18next';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { brand as ownBrand } from '@meridian/web/brand';
import { countedFetch } from './openRequests.ts';
import { storyMessages } from './storyMessages.ts';

type Scheme = 'light' | 'dark';
type Direction = 'ltr' | 'rtl';

/** The brands that the toolbar offers, by the name it shows: with that of the app. */
export const brands = Object.fromEntries(
  [defaultBrand, ...[saffron, nocturne, ownBrand].map(defineBrand)].map((brand) => [brand.name, brand]),
);

export const toLanguage = (value: unknown): Language => (isLanguage(value) ? value : 'en');
export const toScheme = (value: unknown): Scheme => (value === 'dark' ? 'dark' : 'light');
export const toDirection = (value: unknown): Direction => (value === 'rtl' ? 'rtl' : 'ltr');
export const toBrandName = (value: unknown): string =>
  typeof value === 'string' && value in brands ? value : defaultBrand.name;

/** The brand that the toolbar shows, for a story about brands; any other asks for tokens. */
export const toBrand = (value: unknown): Brand => brands[toBrandName(value)] ?? defaultBrand;

interface StoryEnvironmentProps {
  brand: string;
  children: ReactNode;
  /** Under a locale that is read from right to left; the words stay those of the language. */
  isRightToLeft: boolean;
  language: Language;
  scheme: Scheme;
}

const RIGHT_TO_LEFT = 'ar';

/** A missing message is an error. */
const createStoryI18n = (language: Language) =>
  createI18n(language, {
    resources: storyMessages(),
    onMissing: (key) => {
      throw new Error(`No message ${key} in ${language}`);
    },
  });

/** Links are not followed: the frame of the story would be empty, and its test would not go on. */
const stayHere = () => undefined;

/** What the app puts around a screen, for one story: language, scheme, brand, messages, client, an empty cache. */
export function StoryEnvironment({
  brand,
  children,
  isRightToLeft,
  language,
  scheme,
}: StoryEnvironmentProps) {
  const [client] = useState(() =>
    createApiClient({
      baseUrl: '/api',
      getToken: () => 'story-token',
      getLanguage: () => document.documentElement.lang,
      onUnauthorized: () => undefined,
      fetch: countedFetch,
    }),
  );
  const [i18n] = useState(() => byLanguage(createStoryI18n));
  useLayoutEffect(() => {
    document.documentElement.lang = language;
    pinScheme(scheme);
  }, [language, scheme]);
  useLayoutEffect(() => {
    if (!isRightToLeft) return undefined;
    const root = document.documentElement;
    root.dir = 'rtl';
    return () => root.removeAttribute('dir');
  }, [isRightToLeft]);
  useLayoutEffect(() => applyBrand(toBrand(brand)), [brand]);

  return (
    <I18nextProvider i18n={i18n[language]}>
      <UiProvider
        locale={isRightToLeft ? RIGHT_TO_LEFT : locales[language]}
        navigate={stayHere}
        // The history of the frame belongs to Storybook.
        closesOnBack={false}
      >
        <ApiClientProvider client={client}>
          <GlobalStyles />
          {children}
        </ApiClientProvider>
      </UiProvider>
    </I18nextProvider>
  );
}
