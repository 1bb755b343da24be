import { createApiClient, type Schema, unwrap } from '@meridian/api-client';
import i18next from 'i18next';

let token: string | undefined;

/** The address of the API is in the query: it is at another origin. */
export const client = createApiClient({
  baseUrl: `${new URLSearchParams(location.search).get('api')}/api`,
  getToken: () => token,
  getLanguage: () => i18next.language,
  onUnauthorized: () => location.reload(),
});

export async function signIn(login: string, password: string): Promise<Schema<'User'>> {
  const session = await unwrap(client.POST('/auth/login', { body: { login, password } }));
  if (!('user' in session)) throw new Error('This bank asks for no second factor.');
  token = session.refreshToken;
  return session.user;
}
