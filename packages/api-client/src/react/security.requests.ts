import { useApiQuery } from './useApiQuery.ts';

/** `GET /user/settings/security`: how security codes are received, and the state of the second factor. */
export const useSecuritySettings = () => useApiQuery('/user/settings/security');

/** `GET /user/sessions`: where the user is signed in. */
export const useSessions = () => useApiQuery('/user/sessions');
