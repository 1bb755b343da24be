import { createApiClient } from '@meridian/api-client';
import { ApiClientProvider, ApiLanguage } from '@meridian/api-client/react';
import { GuestForm, type GuestFormProps } from '@meridian/feature-content/guest-form';
import { apiOrigin } from '@meridian/web/api-origin';

/** Nothing is called while a page is rendered. */
const client = createApiClient({
  baseUrl: typeof document === 'undefined' ? '' : `${apiOrigin()}/api`,
  getToken: () => undefined,
  getLanguage: () => '',
  onUnauthorized: () => undefined,
});

/** The form of the contacts with a client. It sends no session: the form is the same for everybody. */
export const GuestFormIsland = ({ language, ...props }: GuestFormProps & { readonly language: string }) => (
  <ApiClientProvider client={client}>
    <ApiLanguage language={language}>
      <GuestForm {...props} />
    </ApiLanguage>
  </ApiClientProvider>
);
