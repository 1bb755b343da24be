import { useApiMutation } from './useApiMutation.ts';

/** `POST /user/profile`: changes e-mail, phone or language. An empty body only reads the user (section 7). */
export const useUpdateProfile = () =>
  useApiMutation('post', '/user/profile', {
    revalidates: ['/user-data/byType/{type}', '/user/settings/security'],
  });
