import { createApiClient } from '@meridian/api-client';
import { apiOrigin } from '@meridian/web/api-origin';

/** The client of islands that are the same for everybody: it sends no session. Nothing is called while a page is rendered. */
export const guestClient = createApiClient({
  baseUrl: typeof document === 'undefined' ? '' : `${apiOrigin()}/api`,
  getToken: () => undefined,
  getLanguage: () => '',
  onUnauthorized: () => undefined,
});
