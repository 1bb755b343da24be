import { useApiMutation } from '@meridian/api-client/react';

/** `POST /user/sessions/{id}/close`: ends one session. */
export const useCloseSession = () =>
  useApiMutation('post', '/user/sessions/{id}/close', { revalidates: ['/user/sessions'] });

/** `POST /user/sessions/close-others`: ends every other session. */
export const useCloseOtherSessions = () =>
  useApiMutation('post', '/user/sessions/close-others', {
    revalidates: ['/user/sessions', '/user/security-events'],
  });
