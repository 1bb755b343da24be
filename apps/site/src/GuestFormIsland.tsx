import { ApiClientProvider, ApiLanguage } from '@meridian/api-client/react';
import { GuestForm, type GuestFormProps } from '@meridian/feature-content/guest-form';
import { guestClient } from './guestClient.ts';

/** The form of the contacts with a client. */
export const GuestFormIsland = ({ language, ...props }: GuestFormProps & { readonly language: string }) => (
  <ApiClientProvider client={guestClient}>
    <ApiLanguage language={language}>
      <GuestForm {...props} />
    </ApiLanguage>
  </ApiClientProvider>
);
