import { useApiClient } from '@meridian/api-client/react';
import { endDevicePush } from '../offline/endDevicePush.ts';
import { endSession } from './session.ts';
import { readToken } from './tokenCookie.ts';

/**
 * Signs out at once here, and asks the server to revoke the token. If that call fails, the token is still removed from this
 * browser and expires by itself.
 */
export function useSignOut() {
  const client = useApiClient();
  return () => {
    const token = readToken();
    endSession('signed_out');
    void endDevicePush();
    if (token) {
      client.POST('/auth/logout', { headers: { Authorization: `Bearer ${token}` } }).catch(() => undefined);
    }
  };
}
