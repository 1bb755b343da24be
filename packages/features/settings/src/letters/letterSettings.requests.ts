import { useApiMutation, useApiQuery } from '@meridian/api-client/react';

/** `GET /user/settings/letters`: the user's own word at the top of each e-mail. */
export const useLetterSettings = () => useApiQuery('/user/settings/letters');

/** `PATCH /user/settings/letters`: chooses the word, or none. */
export const useUpdateLetterSettings = () =>
  useApiMutation('patch', '/user/settings/letters', { revalidates: ['/user/settings/letters'] });
