import { createContext, type ReactNode, useContext, useState } from 'react';
import { type Middleware, SWRConfig } from 'swr';
import type { ApiClient } from '../client.ts';
import { createSwrConfiguration } from './apiSwrConfiguration.ts';

const ApiClientContext = createContext<ApiClient | null>(null);
const LanguageContext = createContext<string | undefined>(undefined);

/** Responses of the server, by {@link responseKey}. */
export type Responses = Readonly<Record<string, unknown>>;

/** A call that a page makes while it is rendered: a path of the contract and its parameters. */
export interface Query {
  readonly path: string;
  readonly params: unknown;
}

export interface ApiClientProviderProps {
  /** From `createApiClient`. */
  readonly client: ApiClient;
  /** Earlier responses of the server, by {@link responseKey}. They are shown until they are read again. */
  readonly responses?: Responses | undefined;
  /** Hears of each query that is rendered. A server can find out so what a page will ask. */
  readonly onQuery?: ((query: Query) => void) | undefined;
  readonly children: ReactNode;
}

const reporting =
  (onQuery: (query: Query) => void): Middleware =>
  (useNext) =>
  (key, fetcher, options) => {
    if (Array.isArray(key) && typeof key[0] === 'string') onQuery({ path: key[0], params: key[1] });
    return useNext(key, fetcher, options);
  };

/** Provides the client and a cache for the hooks. Change its `key` when another user signs in: the cache is then empty. */
export function ApiClientProvider({ client, responses = {}, onQuery, children }: ApiClientProviderProps) {
  const [configuration] = useState(() => {
    const cache = new Map();
    return {
      ...createSwrConfiguration(),
      provider: () => cache,
      fallback: responses,
      use: onQuery ? [reporting(onQuery)] : [],
    };
  });
  return (
    <ApiClientContext.Provider value={client}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </ApiClientContext.Provider>
  );
}

/** The client of the nearest provider. Throws without one. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (!client) throw new Error('There is no ApiClientProvider above this component');
  return client;
}

export interface ApiLanguageProps {
  /** The language of the URL. */
  readonly language: string;
  readonly children: ReactNode;
}

/**
 * Sets the language of the hooks inside. It is part of their cache key and the `Accept-Language` of their calls, so texts
 * of the server are never shown in another language than the page.
 */
export function ApiLanguage({ language, children }: ApiLanguageProps) {
  return <LanguageContext.Provider value={language}>{children}</LanguageContext.Provider>;
}

/** The language of the nearest `ApiLanguage`, or else of the client. */
export function useApiLanguage(): string {
  const client = useApiClient();
  return useContext(LanguageContext) ?? client.getLanguage();
}
