import { createContext, type ReactNode, use } from 'react';
import { useApiClient } from './ApiClientProvider.tsx';

const LanguageContext = createContext<string | undefined>(undefined);

export interface ApiLanguageProps {
  /** The language of the address that is rendered. */
  readonly language: string;
  readonly children: ReactNode;
}

/**
 * Sets the language of the hooks inside. It is part of their cache key and the `Accept-Language` of their calls, so texts
 * of the server are never shown in another language than the page.
 */
export function ApiLanguage({ language, children }: ApiLanguageProps) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The language of the calls: that of the nearest `ApiLanguage`, else that of the client. */
export function useApiLanguage(): string {
  const client = useApiClient();
  return use(LanguageContext) ?? client.getLanguage();
}
