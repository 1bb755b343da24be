import { useApiClient } from '@meridian/api-client/react';
import { useCallback } from 'react';
import { getSession, updateUser } from './session.ts';

/** Shows values in another currency at once and stores the choice on the server. A choice that was not stored is taken back. */
export function useChooseDisplayCurrency(): (code: string) => void {
  const client = useApiClient();
  return useCallback(
    (code) => {
      const session = getSession();
      const before = session.user?.displayCurrency;
      if (session.state === 'guest' || before === undefined || before === code) return;
      updateUser({ displayCurrency: code });
      client
        .POST('/user/profile', { body: { displayCurrency: code } })
        .then(({ data }) => data === undefined && updateUser({ displayCurrency: before }))
        .catch(() => updateUser({ displayCurrency: before }));
    },
    [client],
  );
}
