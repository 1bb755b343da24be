import { createContext, type ReactNode, use, useState } from 'react';
import { SWRConfig } from 'swr';
import type { ApiClient } from '../client.ts';
import { createSwrConfiguration } from './apiSwrConfiguration.ts';

const ApiClientContext = createContext<ApiClient | null>(null);

export interface ApiClientProviderProps {
  readonly client: ApiClient;
  readonly children: ReactNode;
}

/**
 * Gives the client to the hooks below it, with a cache of its own: give it another `key` when another person signs in,
 * and nothing of the one before is left.
 */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  const [configuration] = useState(() => {
    const cache = new Map();
    return { ...createSwrConfiguration(), provider: () => cache };
  });
  return (
    <ApiClientContext value={client}>
      <SWRConfig value={configuration}>{children}</SWRConfig>
    </ApiClientContext>
  );
}

/** The client of the nearest provider. Throws where there is none. */
export function useApiClient(): ApiClient {
  const client = use(ApiClientContext);
  if (!client) throw new Error('There is no ApiClientProvider above this component');
  return client;
}
