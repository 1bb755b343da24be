import { useApiMutation } from './useApiMutation.ts';
import { useApiQuery } from './useApiQuery.ts';

/** `GET /user/settings/security`: how security codes are received, and the state of the second factor. */
export const useSecuritySettings = () => useApiQuery('/user/settings/security');

/** `GET /user/sessions`: where the person is signed in. */
export const useSessions = () => useApiQuery('/user/sessions');

/** `POST /user/profile`: changes e-mail, phone or language. An empty body only reads the user (section 7). */
export const useUpdateProfile = () =>
  useApiMutation('post', '/user/profile', {
    revalidates: ['/user-data/byType/{type}', '/user/settings/security'],
  });
